import { type RefObject, useLayoutEffect, useState } from "react";

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
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width === null ? most : reachIn(width, most);
}
