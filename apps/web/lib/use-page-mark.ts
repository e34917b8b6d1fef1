import { useLayoutEffect } from "react";

/**
 * Marks the page as a whole while a part of it is there, for styles outside of that part. A mark, because
 * `:has()` on the page made the browser style every cell of the map again at each step.
 */
export function usePageMark(mark: "phone-game" | "loading"): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.page = mark;
    return () => {
      if (dataset.page === mark) delete dataset.page;
    };
  }, [mark]);
}
