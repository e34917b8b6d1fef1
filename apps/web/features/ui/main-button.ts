const GAME = ":is(.scene, .dock)";
/** The button over the scene, or in the dock of a phone. */
const MAIN_BUTTON = `${GAME} .dig-btn`;
/** What keeps the focus: fields for text, the map, an open window or desk. */
const KEEPS_FOCUS = "input, textarea, select, [contenteditable], [role=grid], dialog, .desk";

/**
 * On the game's page, gives the focus to the main button. Not to what opened a desk or a window that has
 * just closed: Space would open it again, and players expect it to dig.
 */
export function focusMainButton(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.closest(KEEPS_FOCUS) !== null) return;
  if (document.querySelector(GAME) === null) return;
  focused.blur();
  document.querySelector<HTMLElement>(MAIN_BUTTON)?.focus({ preventScroll: true });
}
