/** Keeps the notice at the top of the page off the control that has the focus. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";

/** Room below what has the focus, for its ring, in pixels. */
const GAP = 8;
/** What takes more of the window than this is an area, not a control. */
const LARGEST_SHARE = 1 / 3;

/** Whether the notice could hide the element that has the focus. */
function isBelow(focused: Element | null, over: Element): focused is Element {
  if (focused === null || focused === document.body || over.contains(focused)) return false;
  // A window is over everything.
  if (focused.closest("dialog[open]") !== null) return false;
  return focused.getBoundingClientRect().height <= window.innerHeight * LARGEST_SHARE;
}

/** How far down an element has to stand, wherever it stands now. */
function offsetFor(over: HTMLElement): number {
  const focused = document.activeElement;
  if (!isBelow(focused, over)) return 0;
  // Its place in the layout, which does not go along with it.
  const home = (over.offsetParent?.getBoundingClientRect().top ?? 0) + over.offsetTop;
  const rect = focused.getBoundingClientRect();
  const isHidden = rect.top < home + over.offsetHeight && rect.bottom > home;
  return isHidden ? Math.ceil(rect.bottom - home) + GAP : 0;
}

/**
 * How far below its own place an element has to stand, in pixels, so that it hides nothing that has the
 * focus: looked at when the focus moves, and when the element is drawn.
 */
export function useClearOfFocus(ref: RefObject<HTMLElement | null>): number {
  const [down, setDown] = useState(0);
  const look = useEffectEvent(() => {
    if (ref.current !== null) setDown(offsetFor(ref.current));
  });
  // What it shows now may be higher than before.
  useLayoutEffect(() => look());
  useEffect(() => {
    // Once the browser has scrolled to it.
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
