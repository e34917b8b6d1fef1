/** How the page looks and moves: attributes of the page, outside of React, that follow the kept choice. */
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

/** Applies the kept choice now and after each change of it, or of the device. */
export function followLook(): void {
  apply();
  store.sub(persistedAtom, apply);
  for (const query of [LIGHT, CONTRAST]) window.matchMedia(query).addEventListener("change", apply);
}

/** Whether nothing is to move on its own. */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === "less" || holds(STILL);
}
