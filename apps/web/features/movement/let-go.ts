import type { MouseEvent } from "react";

/** Presses by keyboard and by assistive technology count no clicks. */
const BY_KEYBOARD = 0;

/**
 * After a click by pointer a control of the game gives the focus back, so that Space digs and arrows
 * walk as the page says; keyboard users keep the focus.
 */
export function letGo({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  if (detail !== BY_KEYBOARD) currentTarget.blur();
}

/**
 * Called when a key walks: what has the focus gives it back, for Space and Enter mean the field from
 * then on. Not the map, whose focus goes along with the player. Tab goes on from where the focus was.
 */
export function walkOn(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest("[role=grid]") === null) focused.blur();
}
