/** The cells around a cell, nearest first. */
import { CELL_COUNT, cellAt, GRID_SIZE, type Position, wrapCoordinate } from "@emberlode/game";

/** Maximum distance between two cells. */
export const MAX_DISTANCE = 25;

/** Steps east and south to the cells that are exactly `distance` steps away. */
function offsets(distance: number): readonly (readonly [dx: number, dy: number])[] {
  const side = Array.from({ length: 2 * distance + 1 }, (_, index) => index - distance);
  return side.flatMap((dy) =>
    side
      .filter((dx) => Math.max(Math.abs(dx), Math.abs(dy)) === distance)
      .map((dx) => [dx, dy] as const),
  );
}

const OFFSETS = Array.from({ length: MAX_DISTANCE + 1 }, (_, distance) => offsets(distance));
/** Where each distance starts in the list of all offsets. The farthest cells occur twice. */
const FIRST_NTH = [0, ...OFFSETS.map((_, distance) => (2 * distance + 1) ** 2)];
const EAST = Int8Array.from(OFFSETS.flat(), ([dx]) => dx + MAX_DISTANCE);
const SOUTH = Int8Array.from(OFFSETS.flat(), ([, dy]) => dy + MAX_DISTANCE);

/** Cell index contribution of a column (1..50) plus steps east, or of a row plus steps south. */
const axisIndexes = (stride: number): Uint16Array =>
  Uint16Array.from({ length: GRID_SIZE + 2 * MAX_DISTANCE + 1 }, (_, at) => {
    return (wrapCoordinate(at - MAX_DISTANCE) - 1) * stride;
  });
const COLUMNS = axisIndexes(1);
const ROWS = axisIndexes(GRID_SIZE);

/** The index of the nth nearest cell. */
function nthAround({ x, y }: Position, nth: number): number {
  return (COLUMNS[x + (EAST[nth] ?? 0)] ?? 0) + (ROWS[y + (SOUTH[nth] ?? 0)] ?? 0);
}

const COLUMN_OF = Uint8Array.from({ length: CELL_COUNT }, (_, index) => cellAt(index).x);
const ROW_OF = Uint8Array.from({ length: CELL_COUNT }, (_, index) => cellAt(index).y);
/** Distance along one axis for each coordinate difference, wrapping around edges. */
const AXIS_DISTANCE = Uint8Array.from({ length: GRID_SIZE }, (_, n) => Math.min(n, GRID_SIZE - n));

/** Steps (0..25) from a cell to the one with this index: a fast version of `gridDistance`. */
export function stepsTo({ x, y }: Position, index: number): number {
  const dx = AXIS_DISTANCE[Math.abs(x - (COLUMN_OF[index] ?? 0))] ?? 0;
  const dy = AXIS_DISTANCE[Math.abs(y - (ROW_OF[index] ?? 0))] ?? 0;
  return Math.max(dx, dy);
}

/** Calls `visit` with every cell index exactly `distance` steps (0..25) away. */
export function eachAtDistance(
  here: Position,
  distance: number,
  visit: (index: number) => void,
): void {
  const end = FIRST_NTH[distance + 1] ?? 0;
  for (let nth = FIRST_NTH[distance] ?? end; nth < end; nth++) visit(nthAround(here, nth));
}

/**
 * The index of the cell with the best value for the way there and one call; null if none has any.
 * @param maxWorth upper bound of `worthAt`, which allows ending the search early
 * @param isOpen whether a cell may be chosen; called only for candidates
 * @param floor what the value must exceed
 */
export function bestCell(
  here: Position,
  maxWorth: number,
  worthAt: (index: number) => number,
  { isOpen, floor = 0 }: { isOpen?: (index: number) => boolean; floor?: number } = {},
): number | null {
  let best: number | null = null;
  let rate = floor;
  // Stop once no cell farther out can be better.
  for (let distance = 0; distance <= MAX_DISTANCE && rate < maxWorth / (distance + 1); distance++) {
    const end = FIRST_NTH[distance + 1] ?? 0;
    for (let nth = FIRST_NTH[distance] ?? end; nth < end; nth++) {
      const index = nthAround(here, nth);
      const worth = worthAt(index) / (distance + 1);
      if (worth <= rate || isOpen?.(index) === false) continue;
      best = index;
      rate = worth;
    }
  }
  return best;
}
