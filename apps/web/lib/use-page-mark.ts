import { useLayoutEffect } from "react";

/**
 * Marks the document while a component is mounted, for styles outside of it. `:has()` on the
 * document is too slow: the browser would restyle every map cell at each step.
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
