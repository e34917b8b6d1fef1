import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** A cell of the walking map with its gap, in CSS pixels; the minimum target size. */
const CELL_PX = 34;
/** Width of the frame around the cells, in CSS pixels. */
const FRAME_PX = 8;

/** How many cells fit on each side of the center, at most `most`. */
export function reachIn(width: number, most: number): number {
  const cells = Math.floor((width - FRAME_PX) / CELL_PX);
  return Math.max(1, Math.min(most, Math.floor((cells - 1) / 2)));
}

/** How many map cells fit into a box on each side of the center, at most `most`. */
export function useRoom(box: RefObject<HTMLElement | null>, most: number): number {
  // On a phone the box is nearly as wide as the window, so that the first guess saves a render.
  const [across, setAcross] = useState(() => reachIn(window.innerWidth, most));
  const drawn = useRef(across);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    // Called after layout and before paint: measuring here would force layout.
    const observer = new ResizeObserver(() => {
      const next = reachIn(element.clientWidth, most);
      if (next === drawn.current) return;
      drawn.current = next;
      // A box without a size is invisible, so its update is not urgent.
      if (element.clientWidth === 0) startTransition(() => setAcross(next));
      else flushSync(() => setAcross(next));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, most]);
  return Math.min(across, most);
}
