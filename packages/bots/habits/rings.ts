/** Cells around a cell, square by square. */
import { cellIndex, type Position, wrap } from "@emberlode/game";

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
/** Where each ring begins in what `cellsAround` answers. */
const BEGINS = [0, ...RINGS.map((_, ring) => (2 * ring + 1) ** 2)];
/** By cell index, made when first asked for. */
const around: (Uint16Array | undefined)[] = [];

/** All cells by their distance from one, ring after ring; those farthest away come twice. */
function cellsAround({ x, y }: Position): Uint16Array {
  const index = cellIndex({ x, y });
  const known = around[index];
  if (known !== undefined) return known;
  const cells = Uint16Array.from(RINGS.flat(), ([dx, dy]) =>
    cellIndex({ x: wrap(x + dx), y: wrap(y + dy) }),
  );
  around[index] = cells;
  return cells;
}

/** Calls with the index of every cell that is exactly `ring` steps (0..25) from a cell. */
export function eachInRing(here: Position, ring: number, visit: (index: number) => void): void {
  const cells = cellsAround(here);
  const end = BEGINS[ring + 1] ?? 0;
  for (let nth = BEGINS[ring] ?? end; nth < end; nth++) visit(cells[nth] ?? 0);
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
  const cells = cellsAround(here);
  // Once no cell farther out could be better, the search is over.
  for (let ring = 0; ring <= FARTHEST && rate < most / (ring + 1); ring++) {
    const end = BEGINS[ring + 1] ?? 0;
    for (let nth = BEGINS[ring] ?? end; nth < end; nth++) {
      const index = cells[nth] ?? 0;
      const worth = worthAt(index) / (ring + 1);
      if (worth <= rate || !isOpen(index)) continue;
      best = index;
      rate = worth;
    }
  }
  return best;
}
