import type { KeyboardEvent } from "react";

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Whether a key opens a closed menu. */
export const isMenuArrow = (key: string): boolean => MOVES[key] !== undefined;

export function itemsIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
}

/** Handles the keys of an open menu (ARIA pattern). */
export function moveInMenu(event: KeyboardEvent, menu: HTMLElement | null, hide: () => void): void {
  // The game's keys are off while a menu is open (spec §2).
  event.stopPropagation();
  const all = itemsIn(menu);
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? all.indexOf(focused) : -1;
  const by = MOVES[event.key];
  if (event.key === "Escape" || event.key === "Tab") hide();
  else if (event.key === "Home") all[0]?.focus();
  else if (event.key === "End") all.at(-1)?.focus();
  else if (by !== undefined) all[(at + by + all.length) % all.length]?.focus();
  else return;
  event.preventDefault();
}
