import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** A cell of the walking map with its gap, in CSS pixels: no target is smaller. */
const CELL_PX = 34;
/** What the frame around the cells takes. */
const FRAME_PX = 8;

/** How many cells fit on each side of the middle, `most` at most. */
export function reachIn(width: number, most: number): number {
  const cells = Math.floor((width - FRAME_PX) / CELL_PX);
  return Math.max(1, Math.min(most, Math.floor((cells - 1) / 2)));
}

/** How many map cells fit into a box beside its middle one. */
export function useRoom(box: RefObject<HTMLElement | null>, most: number): number {
  // On a phone the box is nearly as wide as the window, and nothing has to be drawn twice.
  const [across, setAcross] = useState(() => reachIn(window.innerWidth, most));
  const drawn = useRef(across);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    // Called once the page is laid out, before it is painted: to measure here would lay it out twice.
    const observer = new ResizeObserver(() => {
      const next = reachIn(element.clientWidth, most);
      if (next === drawn.current) return;
      drawn.current = next;
      // Nobody sees a box without a size: it can wait for those that are seen.
      if (element.clientWidth === 0) startTransition(() => setAcross(next));
      else flushSync(() => setAcross(next));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, most]);
  return Math.min(across, most);
}
