import type { Position } from "@emberlode/contract";
import { wrap } from "@emberlode/game";
import type { KeyboardEvent } from "react";

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** Cells at once with Shift. */
const LEAP = 5;

interface MapKeys {
  cursor: Position;
  onMove: (to: Position) => void;
  onHome: () => void;
  onWalk: () => void;
  onMenu: () => void;
  onZoom: (by: 1 | -1) => void;
}

/** The keys of the map: a mark to move, and what one does with the cell below it. */
export function mapKeys(keys: MapKeys) {
  const act = (key: string, by: number): boolean => {
    const move = MOVES[key];
    if (move !== undefined) {
      const { x, y } = keys.cursor;
      keys.onMove({ x: wrap(x + move[0] * by), y: wrap(y + move[1] * by) });
    } else if (key === "Enter" || key === " ") keys.onWalk();
    else if (key === "Home") keys.onHome();
    else if (key === "m" || key === "M") keys.onMenu();
    else if (key === "+" || key === "=") keys.onZoom(1);
    else if (key === "-") keys.onZoom(-1);
    else return false;
    return true;
  };
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (act(event.key, event.shiftKey ? LEAP : 1)) event.preventDefault();
  };
}
