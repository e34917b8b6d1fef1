import type { Position } from "@emberlode/contract";
import { cellKey, wrap } from "@emberlode/game";
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
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
