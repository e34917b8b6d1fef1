/** Roads between explored buildings: decoration, drawn from what the player has seen. */
import type { Position } from "@emberlode/contract";
import {
  cellIndex,
  gridDistance,
  gridOffset,
  isSameCell,
  stepToward,
  wrapCoordinate,
} from "@emberlode/game";
import type { ViewCell } from "./view-cells.ts";

/** A road from a place; `dx` and `dy` lead to its other end, in fields. */
export interface Road extends Position {
  dx: number;
  dy: number;
}

/** The longest road, in fields. */
const LONGEST = 8;

/** How many roads lead from a building to its nearest ones. */
function roadsFrom({ type, fieldKind }: ViewCell): number {
  if (type === "factory" || type === "base") return 1;
  return fieldKind === "town" && type !== "mirage" ? 2 : 0;
}

/** Whether every field between two places is explored. */
function isOpen(cells: readonly ViewCell[], from: Position, to: Position): boolean {
  for (let at = from; !isSameCell(at, to); at = stepToward(at, to)) {
    if (cells[cellIndex(at)]?.type == null) return false;
  }
  return true;
}

interface Neighbor {
  to: ViewCell;
  /** The distance as the crow flies, squared. */
  length: number;
}

function lengthOf(from: Position, to: Position): number {
  const { dx, dy } = gridOffset(from, to);
  return dx * dx + dy * dy;
}

/** The nearest ones that no other is on the way to; otherwise roads would cross each other. */
function direct(near: readonly Neighbor[], count: number): readonly Neighbor[] {
  const found: Neighbor[] = [];
  for (const one of near) {
    if (found.length === count) break;
    const isBehind = ({ to, length }: Neighbor) =>
      length < one.length && lengthOf(to, one.to) < one.length;
    if (!near.some(isBehind)) found.push(one);
  }
  return found;
}

/** The roads from each explored building to its nearest ones, each once. */
export function roadsBetween(cells: readonly ViewCell[]): readonly Road[] {
  const buildings = cells.filter((cell) => roadsFrom(cell) > 0);
  const roads = new Map<string, Road>();
  for (const from of buildings) {
    const near = buildings
      .filter((to) => to !== from && gridDistance(from, to) <= LONGEST)
      .map((to) => ({ to, length: lengthOf(from, to) }))
      .sort((a, b) => a.length - b.length || cellIndex(a.to) - cellIndex(b.to));
    for (const { to } of direct(near, roadsFrom(from))) {
      const ends = [cellIndex(from), cellIndex(to)].sort((a, b) => a - b).join("-");
      if (roads.has(ends) || !isOpen(cells, from, to)) continue;
      roads.set(ends, { x: from.x, y: from.y, ...gridOffset(from, to) });
    }
  }
  return [...roads.values()];
}

/** How far a road strays from the middle of a field, in fields. */
const STRAY = 0.2;

/** A number of -1, 0 or 1 that a field decides. */
const lotOf = ({ x, y }: Position, salt: number) => ((x * 7 + y * 13 + x * y * salt) % 3) - 1;

/** The places that a road leads through, in fields from its beginning: one in each field. */
export function wayOf(road: Road): readonly Readonly<{ dx: number; dy: number }>[] {
  const end = { x: wrapCoordinate(road.x + road.dx), y: wrapCoordinate(road.y + road.dy) };
  const way = [{ dx: 0, dy: 0 }];
  for (let at = stepToward(road, end); !isSameCell(at, end); at = stepToward(at, end)) {
    const { dx, dy } = gridOffset(road, at);
    way.push({ dx: dx + lotOf(at, 3) * STRAY, dy: dy + lotOf(at, 5) * STRAY });
  }
  way.push({ dx: road.dx, dy: road.dy });
  return way;
}
