/** Results of locators, relative to the player. */
import type { ToolId } from "../../catalogue/tools.ts";
import type { Facts, Position } from "../../state.ts";
import { bearing, cellIndex, type Direction, gridDistance } from "../../world/grid.ts";
import type { ToolEffect, ToolInput, ToolState } from "./tool.ts";

/** The position of something found, relative to the player. */
export interface RelativePosition extends Position {
  /** Steps by the shortest way, 0..25. */
  distance: number;
  direction: Direction;
}

/** Position, distance and direction of a cell as seen from another. */
export function relativePosition(from: Position, { x, y }: Position): RelativePosition {
  const to = { x, y };
  return { distance: gridDistance(from, to), direction: bearing(from, to), ...to };
}

/** The nearest of the cells, ties to the first in map order, or null. */
export function nearestCell<T extends Position>(from: Position, cells: readonly T[]): T | null {
  let nearest: T | null = null;
  for (const cell of cells) {
    const by = nearest === null ? -1 : gridDistance(from, cell) - gridDistance(from, nearest);
    if (nearest === null || by < 0 || (by === 0 && cellIndex(cell) < cellIndex(nearest)))
      nearest = cell;
  }
  return nearest;
}

/** The result of a successful locator: the position, and the facts for the log and the player. */
export function locatorResult<Id extends ToolId, Known extends Facts>(
  tool: Id,
  { player }: ToolState,
  { count }: ToolInput,
  { x, y }: Position,
  facts: Known,
): ToolEffect<RelativePosition & { tool: Id; count: number } & Known> & { detail: Facts } {
  return {
    ok: true,
    outcome: { tool, count, ...relativePosition(player, { x, y }), ...facts },
    detail: { x, y, ...facts },
  };
}
