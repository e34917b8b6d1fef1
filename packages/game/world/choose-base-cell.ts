/** Chooses the cell of a new base (rules §1). */
import type { FieldType } from "../catalogue/fields.ts";
import type { Random } from "../random.ts";
import type { Position } from "../state.ts";
import { CELL_COUNT, cellAt, cellIndex, DIRECTION_IDS, gridDistance, gridStep } from "./grid.ts";

const AROUND = DIRECTION_IDS.filter((id) => id !== "stay");

/** Indexes of the eight cells around each cell, eight entries per cell. */
const NEIGHBORS = Int16Array.from({ length: CELL_COUNT * AROUND.length }, (_, i) => {
  const direction = AROUND[i % AROUND.length] ?? "stay";
  return cellIndex(gridStep(cellAt(Math.floor(i / AROUND.length)), direction));
});

/** Steps from every cell to the nearest base, by cell index; -1 everywhere without any base. */
function distancesToBases(bases: readonly Position[]): Int8Array {
  const distances = new Int8Array(CELL_COUNT).fill(-1);
  const queue = new Int16Array(CELL_COUNT);
  let filled = 0;
  const reach = (index: number, distance: number) => {
    if (distances[index] !== -1) return;
    distances[index] = distance;
    queue[filled++] = index;
  };
  for (const base of bases) reach(cellIndex(base), 0);
  // Multi-source breadth-first search from all bases; the queue grows during the loop.
  for (let walked = 0; walked < filled; walked++) {
    const index = queue[walked] ?? 0;
    const away = (distances[index] ?? 0) + 1;
    const first = index * AROUND.length;
    for (let i = first; i < first + AROUND.length; i++) reach(NEIGHBORS[i] ?? 0, away);
  }
  return distances;
}

/**
 * The free waste cell whose nearest base is farthest away, ties broken at random; null when the
 * world is full (`WORLD_FULL`). A single pass over the map for any number of bases.
 * @param world the stored map in cell-index order
 * @param bases cells of all bases on the map
 */
export function chooseBaseCell(
  world: readonly { readonly type: FieldType }[],
  bases: readonly Position[],
  random: Random,
): Position | null {
  const distances = distancesToBases(bases);
  let farthest = Number.NEGATIVE_INFINITY;
  let best: number[] = [];
  world.forEach(({ type }, index) => {
    const away = distances[index] ?? 0;
    if (type !== "waste" || away === 0 || away < farthest) return;
    if (away > farthest) best = [];
    farthest = away;
    best.push(index);
  });
  return best.length === 0 ? null : cellAt(random.pick(best));
}

/**
 * The cell for the base of a player at `from` (rules §2): the nearest free waste cell, possibly
 * their own; ties go to the first on the map. Null when the world is full.
 * @param world the stored map in cell-index order
 */
export function nearestBaseCell<Cell extends Position & { readonly type: FieldType }>(
  from: Position,
  world: readonly Cell[],
  isFree: (cell: Cell) => boolean,
): Position | null {
  let nearest: Cell | null = null;
  let steps = Number.POSITIVE_INFINITY;
  for (const cell of world) {
    const away = cell.type === "waste" ? gridDistance(from, cell) : steps;
    if (away >= steps || !isFree(cell)) continue;
    nearest = cell;
    steps = away;
  }
  return nearest && { x: nearest.x, y: nearest.y };
}
