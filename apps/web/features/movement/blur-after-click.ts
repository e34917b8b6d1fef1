import type { MouseEvent } from "react";

/** Clicks by keyboard or assistive technology have a click count of 0. */
const BY_KEYBOARD = 0;

/**
 * Releases a control's focus after a pointer click, so that Space digs and arrows walk as the page
 * says. Keyboard users keep the focus.
 */
export function blurAfterClick({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  if (detail !== BY_KEYBOARD) currentTarget.blur();
}

/**
 * Releases the focus when a key walks, since Space and Enter then apply to the field. The map keeps
 * its focus, which follows the player. Tab continues from where the focus was.
 */
export function walkOn(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest("[role=grid]") === null) focused.blur();
}
