import type { MouseEvent } from "react";

/** Clicks by keyboard or assistive technology have a click count of 0. */
const BY_KEYBOARD = 0;

/**
 * Blurs a control after a pointer click, so that Space digs and the arrow keys walk. Keyboard
 * users keep the focus.
 */
export function blurAfterClick({ detail, currentTarget }: MouseEvent<HTMLElement>): void {
  if (detail !== BY_KEYBOARD) currentTarget.blur();
}

/**
 * Blurs the focused element when a key walks, so that Space and Enter apply to the field. The map
 * keeps its focus, which follows the player. Tab continues from where the focus was.
 */
export function blurForWalk(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused.closest("[role=grid]") === null) focused.blur();
}
