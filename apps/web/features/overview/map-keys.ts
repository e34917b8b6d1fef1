import type { Position } from "@emberlode/contract";
import { wrap } from "@emberlode/game";
import type { KeyboardEvent } from "react";
import { isKey, isPress } from "../../lib/keys.ts";

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** Cells per key press with Shift. */
const LEAP = 5;

interface MapKeys {
  cursor: Position;
  onMove: (to: Position) => void;
  onHome: () => void;
  onWalk: () => void;
  onMenu: () => void;
  onZoom: (by: 1 | -1) => void;
}

/** The map's keys: move the marker, and act on its cell. */
export function mapKeys(keys: MapKeys) {
  const act = (event: KeyboardEvent): boolean => {
    const move = MOVES[event.key];
    if (move !== undefined) {
      const { x, y } = keys.cursor;
      const by = event.shiftKey ? LEAP : 1;
      keys.onMove({ x: wrap(x + move[0] * by), y: wrap(y + move[1] * by) });
    } else if (isPress(event)) keys.onWalk();
    else if (event.key === "Home") keys.onHome();
    else if (isKey("M", event)) keys.onMenu();
    else if (isKey("+", event) || isKey("=", event)) keys.onZoom(1);
    else if (isKey("-", event)) keys.onZoom(-1);
    else return false;
    return true;
  };
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (act(event)) event.preventDefault();
  };
}
