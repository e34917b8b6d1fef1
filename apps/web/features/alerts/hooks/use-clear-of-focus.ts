/** Keeps the notice at the top of the page from covering the focused control. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";

/** Space below the focused element for its outline, in pixels. */
const GAP = 8;
/** An element taking up more of the window than this is an area, not a control. */
const LARGEST_SHARE = 1 / 3;

/** Whether the notice could cover the focused element. */
function isBelow(focused: Element | null, over: Element): focused is Element {
  if (focused === null || focused === document.body || over.contains(focused)) return false;
  // Dialogs are above everything.
  if (focused.closest("dialog[open]") !== null) return false;
  return focused.getBoundingClientRect().height <= window.innerHeight * LARGEST_SHARE;
}

/** How far down an element must be, wherever it is now. */
function offsetFor(over: HTMLElement): number {
  const focused = document.activeElement;
  if (!isBelow(focused, over)) return 0;
  // Its position in the layout, without the shift.
  const home = (over.offsetParent?.getBoundingClientRect().top ?? 0) + over.offsetTop;
  const rect = focused.getBoundingClientRect();
  const isHidden = rect.top < home + over.offsetHeight && rect.bottom > home;
  return isHidden ? Math.ceil(rect.bottom - home) + GAP : 0;
}

/**
 * How far to shift an element down, in pixels, so that it covers no focused element; recomputed when the
 * focus moves and when the element is drawn.
 */
export function useClearOfFocus(ref: RefObject<HTMLElement | null>): number {
  const [down, setDown] = useState(0);
  const look = useEffectEvent(() => {
    if (ref.current !== null) setDown(offsetFor(ref.current));
  });
  // Its new content may be taller.
  useLayoutEffect(() => look());
  useEffect(() => {
    // After the browser has scrolled to it.
    const onMove = () => requestAnimationFrame(() => look());
    document.addEventListener("focusin", onMove);
    window.addEventListener("resize", onMove);
    return () => {
      document.removeEventListener("focusin", onMove);
      window.removeEventListener("resize", onMove);
    };
  }, []);
  return down;
}
