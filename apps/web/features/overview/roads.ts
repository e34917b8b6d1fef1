/** Roads between explored buildings: decoration, drawn from what the player has seen. */
import type { Position } from "@emberlode/contract";
import { cellIndex, gridDistance, gridOffset, isSameCell, stepToward } from "@emberlode/game";
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

/** The roads from each explored building to its nearest ones, each once. */
export function roadsBetween(cells: readonly ViewCell[]): readonly Road[] {
  const buildings = cells.filter((cell) => roadsFrom(cell) > 0);
  const roads = new Map<string, Road>();
  for (const from of buildings) {
    const near = buildings
      .map((to) => ({ to, steps: gridDistance(from, to) }))
      .filter(({ steps }) => steps > 0 && steps <= LONGEST)
      .sort((a, b) => a.steps - b.steps || cellIndex(a.to) - cellIndex(b.to))
      .slice(0, roadsFrom(from));
    for (const { to } of near) {
      const ends = [cellIndex(from), cellIndex(to)].sort((a, b) => a - b).join("-");
      if (roads.has(ends) || !isOpen(cells, from, to)) continue;
      roads.set(ends, { x: from.x, y: from.y, ...gridOffset(from, to) });
    }
  }
  return [...roads.values()];
}
