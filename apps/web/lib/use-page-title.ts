import { useEffect, useLayoutEffect } from "react";
import { messages } from "./messages.ts";

const t = await messages("shell");

/** Sets the browser tab's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === t("brand") ? title : `${title} · ${t("brand")}`;
  }, [title]);
}

type PageMark = "danger" | "loading" | "open-map" | "phone-game";

/**
 * Marks the document with an attribute, `data-danger`, while a component is mounted, for styles
 * outside of it. `:has()` on the document is too slow: the browser would restyle the whole page
 * whenever an element is added to it.
 */
export function usePageMark(mark: PageMark, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const root = document.documentElement;
    root.toggleAttribute(`data-${mark}`, true);
    return () => root.removeAttribute(`data-${mark}`);
  }, [mark, isOn]);
}
