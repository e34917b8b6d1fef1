/**
 * The page's theme and motion: attributes of the document, outside of React, that follow the stored
 * choice.
 */
import { persistedAtom } from "./persisted.ts";
import { store } from "./store.ts";

const LIGHT = "(prefers-color-scheme: light)";
const CONTRAST = "(prefers-contrast: more)";
export const STILL = "(prefers-reduced-motion: reduce)";

const holds = (query: string): boolean => window.matchMedia(query).matches;
const deviceTheme = () => (holds(CONTRAST) ? "contrast" : holds(LIGHT) ? "light" : "dark");

function apply(): void {
  const { theme, motion } = store.get(persistedAtom);
  const { dataset } = document.documentElement;
  dataset.theme = theme === "system" ? deviceTheme() : theme;
  dataset.motion = motion;
}

/** Applies the stored choice now and whenever it or the device's preference changes. */
export function followLook(): void {
  apply();
  store.sub(persistedAtom, apply);
  for (const query of [LIGHT, CONTRAST]) window.matchMedia(query).addEventListener("change", apply);
}

/** Whether automatic motion is off. */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === "less" || holds(STILL);
}
