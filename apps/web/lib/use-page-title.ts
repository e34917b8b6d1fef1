import { useEffect, useLayoutEffect } from "react";
import { messages } from "./messages.ts";

const t = await messages("shell");

/** Sets the browser tab's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === t("brand") ? title : `${title} · ${t("brand")}`;
  }, [title]);
}

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
