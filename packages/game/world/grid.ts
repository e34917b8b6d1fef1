/** Geometry of the map: 50 x 50 cells on a torus, (1,1) in the northwest (spec §4, rules §1). */
import type { Position } from "../state.ts";

/** Cells along each edge (spec §9). */
export const GRID_SIZE = 50;

/** Cells of the whole map. */
export const CELL_COUNT = GRID_SIZE * GRID_SIZE;

/** The nine buttons of the navigation box, row by row (spec §2). North is y - 1. */
export const DIRECTIONS = {
  nw: { dx: -1, dy: -1 },
  n: { dx: 0, dy: -1 },
  ne: { dx: 1, dy: -1 },
  w: { dx: -1, dy: 0 },
  stay: { dx: 0, dy: 0 },
  e: { dx: 1, dy: 0 },
  sw: { dx: -1, dy: 1 },
  s: { dx: 0, dy: 1 },
  se: { dx: 1, dy: 1 },
} as const satisfies Record<string, { dx: number; dy: number }>;

export type Direction = keyof typeof DIRECTIONS;

/** Direction ids in the order of the navigation box. */
export const DIRECTION_IDS = Object.keys(DIRECTIONS) as readonly Direction[];

/** Wraps any integer coordinate into 1..50: 0 becomes 50, 51 becomes 1 (rules §1). */
export function wrapCoordinate(n: number): number {
  return ((((n - 1) % GRID_SIZE) + GRID_SIZE) % GRID_SIZE) + 1;
}

/** Whether both coordinates are integers in 1..50. */
export function isOnGrid({ x, y }: Position): boolean {
  const inside = (n: number) => Number.isInteger(n) && n >= 1 && n <= GRID_SIZE;
  return inside(x) && inside(y);
}

/** The cell one step away, wrapping at the edges. */
export function gridStep(pos: Position, direction: Direction): Position {
  const { dx, dy } = DIRECTIONS[direction];
  return { x: wrapCoordinate(pos.x + dx), y: wrapCoordinate(pos.y + dy) };
}

/** The index of a cell, 0..2499, row by row from the northwest. */
export function cellIndex({ x, y }: Position): number {
  return (y - 1) * GRID_SIZE + (x - 1);
}

/** The cell with this index (0..2499). */
export function cellAt(index: number): Position {
  return { x: (index % GRID_SIZE) + 1, y: Math.floor(index / GRID_SIZE) + 1 };
}

/** A string key for a cell. */
export function cellKey({ x, y }: Position): string {
  return `${x}/${y}`;
}

/** Whether two positions are the same cell. */
export function isSameCell(a: Position, b: Position): boolean {
  return a.x === b.x && a.y === b.y;
}

/** The shortest signed distance between two coordinates on the torus: -24..25 cells. */
function shortest(from: number, to: number): number {
  const ahead = (((to - from) % GRID_SIZE) + GRID_SIZE) % GRID_SIZE;
  return ahead > GRID_SIZE / 2 ? ahead - GRID_SIZE : ahead;
}

/** The shortest offset between two cells: cells east (dx) and south (dy), each -24..25. */
export function gridOffset(from: Position, to: Position): { dx: number; dy: number } {
  return { dx: shortest(from.x, to.x), dy: shortest(from.y, to.y) };
}

/** Steps between two cells, 0..25: eight directions, wrapping around edges. */
export function gridDistance(a: Position, b: Position): number {
  const { dx, dy } = gridOffset(a, b);
  return Math.max(Math.abs(dx), Math.abs(dy));
}

/** The cell one step closer to `to` on the shortest way. */
export function stepToward(from: Position, to: Position): Position {
  const { dx, dy } = gridOffset(from, to);
  return { x: wrapCoordinate(from.x + Math.sign(dx)), y: wrapCoordinate(from.y + Math.sign(dy)) };
}

/** Whether `to` is the same cell or one step away (rules §3). */
export function isOneStep(from: Position, to: Position): boolean {
  return gridDistance(from, to) <= 1;
}

/** The compass direction from `from` to `to` along the shortest way; `stay` for the same cell. */
export function bearing(from: Position, to: Position): Direction {
  const { dx, dy } = gridOffset(from, to);
  // A direction within about 22.5 degrees of an axis counts as that axis: tan 22.5° is near 2/5.
  const x = Math.abs(dx) * 5 > Math.abs(dy) * 2 ? Math.sign(dx) : 0;
  const y = Math.abs(dy) * 5 > Math.abs(dx) * 2 ? Math.sign(dy) : 0;
  return DIRECTION_IDS.find((id) => DIRECTIONS[id].dx === x && DIRECTIONS[id].dy === y) ?? "stay";
}
