/** Spreads places over the map. */
import type { Random } from "../random.ts";
import type { Position } from "../state.ts";
import { CELL_COUNT, cellAt, distance } from "./grid.ts";

/** Candidates looked at for each place: enough to keep apart, few enough to stay irregular. */
const CANDIDATES = 40;

/**
 * `count` cells far from one another: each is the best of some random cells that are `allowed`
 * (by cell index). At least half of all cells must be allowed.
 */
export function scatter(
  random: Random,
  count: number,
  allowed: (index: number) => boolean,
): Position[] {
  const places: Position[] = [];
  while (places.length < count) {
    let best: Position | null = null;
    let bestDistance = -1;
    for (let tried = 0; tried < CANDIDATES; tried++) {
      const index = random.int(0, CELL_COUNT - 1);
      const cell = cellAt(index);
      const nearest = places.reduce((least, place) => Math.min(least, distance(cell, place)), 99);
      if (allowed(index) && nearest > bestDistance) {
        best = cell;
        bestDistance = nearest;
      }
    }
    if (best !== null) places.push(best);
  }
  return places;
}
