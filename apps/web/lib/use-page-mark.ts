import { useLayoutEffect } from "react";

/**
 * Marks the document while a component is mounted, for styles outside of it. A mark, because `:has()` on
 * the document made the browser restyle every cell of the map at each step.
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
