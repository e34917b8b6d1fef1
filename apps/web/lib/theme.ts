/**
 * The page's theme and motion: attributes of the document, outside of React, that follow the stored
 * choice.
 */
import { persistedAtom } from "./persisted.ts";
import { store } from "./store.ts";

const PREFERS_LIGHT = "(prefers-color-scheme: light)";
const PREFERS_CONTRAST = "(prefers-contrast: more)";
export const PREFERS_REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

const matchesMedia = (query: string): boolean => window.matchMedia(query).matches;
const deviceTheme = () =>
  matchesMedia(PREFERS_CONTRAST) ? "contrast" : matchesMedia(PREFERS_LIGHT) ? "light" : "dark";

function apply(): void {
  const { theme, motion } = store.get(persistedAtom);
  const { dataset } = document.documentElement;
  dataset.theme = theme === "system" ? deviceTheme() : theme;
  dataset.motion = motion;
}

/** Applies the stored choice now and whenever it or the device's preference changes. */
export function followTheme(): void {
  apply();
  store.sub(persistedAtom, apply);
  for (const query of [PREFERS_LIGHT, PREFERS_CONTRAST]) {
    window.matchMedia(query).addEventListener("change", apply);
  }
}

/** Whether automatic motion is off. */
export function prefersReducedMotion(): boolean {
  return document.documentElement.dataset.motion === "less" || matchesMedia(PREFERS_REDUCED_MOTION);
}
