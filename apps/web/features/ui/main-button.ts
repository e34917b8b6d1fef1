const GAME = ":is(.scene, .dock)";
/** The button over the scene, or in a phone's dock. */
const MAIN_BUTTON = `${GAME} .dig-btn`;
/** Elements that keep the focus: text fields, the map, and an open dialog or desk. */
const KEEPS_FOCUS = "input, textarea, select, [contenteditable], [role=grid], dialog, .desk";

/**
 * Focuses the main button of the game page, rather than the control that opened a closed desk or
 * dialog: Space would open that again, and players expect it to dig.
 */
export function focusMainButton(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.closest(KEEPS_FOCUS) !== null) return;
  if (document.querySelector(GAME) === null) return;
  focused.blur();
  document.querySelector<HTMLElement>(MAIN_BUTTON)?.focus({ preventScroll: true });
}
