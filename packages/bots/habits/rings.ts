/** Square rings of cells around a cell. */
import { CELL_COUNT, cellAt, GRID_SIZE, type Position, wrapCoordinate } from "@emberlode/game";

/** Maximum distance between two cells. */
export const MAX_DISTANCE = 25;

/** Steps east and south to the cells that are exactly `ring` steps away. */
function offsets(ring: number): readonly (readonly [dx: number, dy: number])[] {
  const side = Array.from({ length: 2 * ring + 1 }, (_, index) => index - ring);
  return side.flatMap((dy) =>
    side
      .filter((dx) => Math.max(Math.abs(dx), Math.abs(dy)) === ring)
      .map((dx) => [dx, dy] as const),
  );
}

const RINGS = Array.from({ length: MAX_DISTANCE + 1 }, (_, ring) => offsets(ring));
/** Offset of each ring in the list of cells by distance. Cells on the farthest ring occur twice. */
const RING_STARTS = [0, ...RINGS.map((_, ring) => (2 * ring + 1) ** 2)];
const EAST = Int8Array.from(RINGS.flat(), ([dx]) => dx + MAX_DISTANCE);
const SOUTH = Int8Array.from(RINGS.flat(), ([, dy]) => dy + MAX_DISTANCE);

/** Cell index contribution of a column (1..50) plus steps east, or of a row plus steps south. */
const axis = (each: number): Uint16Array =>
  Uint16Array.from({ length: GRID_SIZE + 2 * MAX_DISTANCE + 1 }, (_, at) => {
    return (wrapCoordinate(at - MAX_DISTANCE) - 1) * each;
  });
const COLUMNS = axis(1);
const ROWS = axis(GRID_SIZE);

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

/** Calls `visit` with every cell index exactly `ring` steps (0..25) away. */
export function eachInRing(here: Position, ring: number, visit: (index: number) => void): void {
  const end = RING_STARTS[ring + 1] ?? 0;
  for (let nth = RING_STARTS[ring] ?? end; nth < end; nth++) visit(nthAround(here, nth));
}

/**
 * The index of the cell with the best value per step and action; null if none has any.
 * @param maxWorth upper bound of `worthAt`, which allows ending the search early
 * @param isOpen whether a cell may be chosen; called only for candidates
 */
export function bestCell(
  here: Position,
  maxWorth: number,
  worthAt: (index: number) => number,
  isOpen: (index: number) => boolean = () => true,
): number | null {
  let best: number | null = null;
  let rate = 0;
  // Stop once no cell farther out can be better.
  for (let ring = 0; ring <= MAX_DISTANCE && rate < maxWorth / (ring + 1); ring++) {
    const end = RING_STARTS[ring + 1] ?? 0;
    for (let nth = RING_STARTS[ring] ?? end; nth < end; nth++) {
      const index = nthAround(here, nth);
      const worth = worthAt(index) / (ring + 1);
      if (worth <= rate || !isOpen(index)) continue;
      best = index;
      rate = worth;
    }
  }
  return best;
}
