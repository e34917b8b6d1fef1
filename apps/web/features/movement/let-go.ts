import type { MouseEvent } from "react";

/** Presses by keyboard and by assistive technology have a click count of 0. */
const BY_KEYBOARD = 0;

/**
 * After a pointer click, a control of the game releases the focus, so that Space digs and arrows walk as
 * the page says; keyboard users keep the focus.
 */
export function letGo({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  if (detail !== BY_KEYBOARD) currentTarget.blur();
}

/**
 * Called when a key walks: releases the focus, since Space and Enter belong to the field from then on.
 * Except for the map, whose focus follows the player. Tab continues from where the focus was.
 */
export function walkOn(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest("[role=grid]") === null) focused.blur();
}
