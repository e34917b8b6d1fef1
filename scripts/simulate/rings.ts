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

/** Calls with the index of every cell that is exactly `ring` steps (0..25) from a cell. */
export function eachInRing({ x, y }: Position, ring: number, visit: (index: number) => void): void {
  for (const [dx, dy] of RINGS[ring] ?? []) {
    visit(cellIndex({ x: wrap(x + dx), y: wrap(y + dy) }));
  }
}
