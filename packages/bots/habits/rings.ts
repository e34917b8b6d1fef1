/** Cells around a cell, square by square. */
import { CELL_COUNT, cellAt, GRID_SIZE, type Position, wrap } from "@emberlode/game";

/** No cell is farther away than this. */
export const FARTHEST = 25;

/** Steps east and south to the cells that are exactly `ring` steps away. */
function offsets(ring: number): readonly (readonly [dx: number, dy: number])[] {
  const side = Array.from({ length: 2 * ring + 1 }, (_, index) => index - ring);
  return side.flatMap((dy) =>
    side
      .filter((dx) => Math.max(Math.abs(dx), Math.abs(dy)) === ring)
      .map((dx) => [dx, dy] as const),
  );
}

const RINGS = Array.from({ length: FARTHEST + 1 }, (_, ring) => offsets(ring));
/** Where each ring begins among all cells by their distance; those farthest away come twice. */
const BEGINS = [0, ...RINGS.map((_, ring) => (2 * ring + 1) ** 2)];
const EAST = Int8Array.from(RINGS.flat(), ([dx]) => dx + FARTHEST);
const SOUTH = Int8Array.from(RINGS.flat(), ([, dy]) => dy + FARTHEST);

/** What a column (1..50) and steps east, or a row and steps south, add to a cell's index. */
const axis = (each: number): Uint16Array =>
  Uint16Array.from({ length: GRID_SIZE + 2 * FARTHEST + 1 }, (_, at) => {
    return (wrap(at - FARTHEST) - 1) * each;
  });
const COLUMNS = axis(1);
const ROWS = axis(GRID_SIZE);

/** The index of the nth nearest cell. */
function nthAround({ x, y }: Position, nth: number): number {
  return (COLUMNS[x + (EAST[nth] ?? 0)] ?? 0) + (ROWS[y + (SOUTH[nth] ?? 0)] ?? 0);
}

const COLUMN_OF = Uint8Array.from({ length: CELL_COUNT }, (_, index) => cellAt(index).x);
const ROW_OF = Uint8Array.from({ length: CELL_COUNT }, (_, index) => cellAt(index).y);
/** The way along one axis by the difference of two coordinates: around the edges where that is shorter. */
const WAY = Uint8Array.from({ length: GRID_SIZE }, (_, n) => Math.min(n, GRID_SIZE - n));

/** Steps (0..25) from a cell to the one with this index: `distance`, for decisions that ask it often. */
export function stepsTo({ x, y }: Position, index: number): number {
  const dx = WAY[Math.abs(x - (COLUMN_OF[index] ?? 0))] ?? 0;
  const dy = WAY[Math.abs(y - (ROW_OF[index] ?? 0))] ?? 0;
  return Math.max(dx, dy);
}

/** Calls with the index of every cell that is exactly `ring` steps (0..25) from a cell. */
export function eachInRing(here: Position, ring: number, visit: (index: number) => void): void {
  const end = BEGINS[ring + 1] ?? 0;
  for (let nth = BEGINS[ring] ?? end; nth < end; nth++) visit(nthAround(here, nth));
}

/**
 * The index of the cell that pays best for the way to it and one action more; null where none pays.
 * @param most what no cell is worth more than, so that the search can end early
 * @param isOpen whether a cell may be chosen; asked only of those that would be
 */
export function bestCell(
  here: Position,
  most: number,
  worthAt: (index: number) => number,
  isOpen: (index: number) => boolean = () => true,
): number | null {
  let best: number | null = null;
  let rate = 0;
  // Once no cell farther out could be better, the search is over.
  for (let ring = 0; ring <= FARTHEST && rate < most / (ring + 1); ring++) {
    const end = BEGINS[ring + 1] ?? 0;
    for (let nth = BEGINS[ring] ?? end; nth < end; nth++) {
      const index = nthAround(here, nth);
      const worth = worthAt(index) / (ring + 1);
      if (worth <= rate || !isOpen(index)) continue;
      best = index;
      rate = worth;
    }
  }
  return best;
}
