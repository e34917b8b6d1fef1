import type { Position } from "@emberlode/contract";
import { cellKey, wrap } from "@emberlode/game";
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { Reach } from "./cells.ts";

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const MIDDLE = { dx: 0, dy: 0 };

/**
 * Tracks which map cell is in the tab order: the player's, or the one reached by arrow keys. When
 * the player steps, the focus follows if it was on the player's cell.
 */
export function useMapFocus(
  grid: RefObject<HTMLElement | null>,
  center: Position,
  { across, down }: Reach,
) {
  const inside = useRef(false);
  const [offset, setOffset] = useState(MIDDLE);
  const limit = (n: number, reach: number) => Math.max(-reach, Math.min(reach, n));
  const dx = limit(offset.dx, across);
  const dy = limit(offset.dy, down);
  const focused = { x: wrap(center.x + dx), y: wrap(center.y + dy) };
  const key = cellKey(focused);

  useLayoutEffect(() => {
    if (!inside.current) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${key}"]`);
    if (cell !== document.activeElement) cell?.focus({ preventScroll: true });
  }, [grid, key]);

  return {
    focused,
    handlers: {
      onFocus: () => {
        inside.current = true;
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        inside.current = false;
        setOffset(MIDDLE);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const move = MOVES[event.key];
        if (move === undefined) return;
        event.preventDefault();
        setOffset({ dx: limit(dx + move[0], across), dy: limit(dy + move[1], down) });
      },
    },
  };
}

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
