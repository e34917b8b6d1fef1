/** Positions a popover below its anchor, or above it if there is no room. */

const GAP = 6;
const MARGIN = 8;

/** Moves an open popover; `sameWidth` makes it at least as wide as its anchor. */
export function positionPopover(popup: HTMLElement, anchor: Element, sameWidth = false): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  if (sameWidth) popup.style.minWidth = `${width}px`;
  const { offsetWidth, offsetHeight } = popup;
  const { clientWidth, clientHeight } = document.documentElement;
  const below = bottom + GAP;
  const above = top - GAP - offsetHeight;
  const fitsBelow = below + offsetHeight + MARGIN <= clientHeight;
  const y = fitsBelow || above < MARGIN ? below : above;
  popup.style.top = `${Math.max(MARGIN, Math.min(y, clientHeight - offsetHeight - MARGIN))}px`;
  popup.style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - offsetWidth - MARGIN))}px`;
}
