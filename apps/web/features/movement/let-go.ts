import type { MouseEvent } from "react";

/** Presses by keyboard and by assistive technology count no clicks. */
const BY_KEYBOARD = 0;

/**
 * After a click by pointer a control of the game gives the focus back, so that Space digs and arrows
 * walk as the page says; whoever came by keyboard keeps the focus.
 */
export function letGo({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  if (detail !== BY_KEYBOARD) currentTarget.blur();
}
