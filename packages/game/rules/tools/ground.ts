/** What tools ask of a field and of the map. */

import { SPECIAL_FIELD_TYPES } from "../../catalogue/fields.ts";
import type { Done } from "../../result.ts";
import type { FieldState, LedgerEntry, PlayerState, Position } from "../../state.ts";
import { bearing, cellIndex, type Direction, distance, wrap } from "../../world/grid.ts";
import { write } from "../../writes.ts";
import { toolCount, toolEntry, type UsableToolId } from "./tool-counts.ts";

/** A field with its owner. A base may be told by its type or as an owned field of any other type. */
export type Ground = Pick<FieldState, "x" | "y" | "type" | "ownerId">;

const SPECIAL: ReadonlySet<string> = new Set(SPECIAL_FIELD_TYPES);

/** Whether a base stands on the field. */
export function isBase({ type, ownerId }: Ground): boolean {
  return type === "base" || (type !== "factory" && ownerId !== null);
}

/** Whether the field is waste without a base (rules §8). */
export function isEmptyField(field: Ground): boolean {
  return (field.type === "waste" || field.type === "mirage") && !isBase(field);
}

/** Whether a building or base stands on the field: mines keep a cell away from it (rules §14). */
export function isBuilt(field: Ground): boolean {
  return isBase(field) || field.type === "factory" || SPECIAL.has(field.type);
}

/** The cell and the eight around it, wrapping. */
export function cellsAround({ x, y }: Position): readonly Position[] {
  const near = [-1, 0, 1];
  return near.flatMap((dy) => near.map((dx) => ({ x: wrap(x + dx), y: wrap(y + dy) })));
}

/** Where something was found, seen from the player. */
export interface Found extends Position {
  /** Steps by the shortest way, 0..25. */
  distance: number;
  direction: Direction;
}

/** Position, distance and direction of a cell as seen from another. */
export function foundAt(from: Position, { x, y }: Position): Found {
  const to = { x, y };
  return { ...to, distance: distance(from, to), direction: bearing(from, to) };
}

/** The nearest of the cells, the first in map order among equals; null for none. */
export function nearest<T extends Position>(from: Position, cells: readonly T[]): T | null {
  let best: T | null = null;
  for (const cell of cells) {
    const by = best === null ? -1 : distance(from, cell) - distance(from, best);
    if (best === null || by < 0 || (by === 0 && cellIndex(cell) < cellIndex(best))) best = cell;
  }
  return best;
}

/**
 * The use of a locator that found something: where it is, and what is told about it.
 * @param tools every count after the use
 */
export function located<Tool extends UsableToolId, Facts extends LedgerEntry["detail"]>(
  player: PlayerState,
  { tool, tools }: { tool: Tool; tools: readonly number[] },
  { x, y }: Position,
  facts: Facts,
): Done<Found & { tool: Tool; count: number } & Facts> {
  return {
    ok: true,
    changes: [
      write("player", { id: player.id, set: { tools } }),
      write("ledger", toolEntry(player.id, tool, { x, y, ...facts })),
    ],
    outcome: {
      tool,
      count: toolCount({ tools }, tool),
      ...foundAt(player, { x, y }),
      ...facts,
    },
  };
}
