/** The world's places as a list: the drawing as text. */
import type { Position } from "@emberlode/contract";
import { cellKey, distance, isOnGrid } from "@emberlode/game";
import { folded } from "../../lib/folded.ts";
import { plainDigits } from "../ui/whole-number.ts";
import type { Kind } from "./kinds.ts";
import { kindsOf, type WorldCell } from "./world.ts";

/** Two numbers with any separator: "12, 7", "12/7", "12 7". */
const COORDINATES = /^\D*(\d{1,2})\D+(\d{1,2})\D*$/;

/** The cell whose coordinates a search contains; null for none. */
export function cellInSearch(text: string): Position | null {
  const [, x, y] = COORDINATES.exec(plainDigits(text)) ?? [];
  const at = { x: Number(x), y: Number(y) };
  return isOnGrid(at) ? at : null;
}

interface PlaceSearch {
  /** The search: all words must be in the description, or it names a cell. */
  text: string;
  kinds: ReadonlySet<Kind>;
  from: Position;
  /** A cell in words. */
  words: (cell: WorldCell) => string;
}

/** The places of these kinds that match a search, nearest first; a named cell in any case. */
export function placesIn(
  world: readonly WorldCell[],
  { text, kinds, from, words }: PlaceSearch,
): WorldCell[] {
  const named = cellInSearch(text);
  if (named !== null) return world.filter((cell) => cellKey(cell) === cellKey(named));
  const wanted = folded(text).split(/\s+/).filter(Boolean);
  const fits = (cell: WorldCell) => {
    if (!kindsOf(cell).some((kind) => kinds.has(kind))) return false;
    if (wanted.length === 0) return true;
    const said = folded(words(cell));
    return wanted.every((word) => said.includes(word));
  };
  return world
    .filter(fits)
    .map((cell) => ({ cell, steps: distance(from, cell) }))
    .sort((a, b) => a.steps - b.steps)
    .map(({ cell }) => cell);
}
