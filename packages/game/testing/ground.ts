/** A synthetic map, mines and tool counts for tests. */
import { byId, type Counts } from "../by-id.ts";
import { TOOL_IDS, type ToolId } from "../catalogue/tools.ts";
import type { FieldState, MineState, Position } from "../state.ts";
import { CELL_COUNT, cellAt, cellIndex } from "../world/grid.ts";
import { NOON } from "./players.ts";

/** 2,500 waste fields, except for the named ones. */
export function groundOf(
  ...named: readonly (Position & Partial<FieldState>)[]
): readonly FieldState[] {
  const fields: FieldState[] = Array.from({ length: CELL_COUNT }, (_, index) => ({
    ...cellAt(index),
    type: "waste",
    slots: 0,
    ownerId: null,
  }));
  for (const field of named) {
    const index = cellIndex(field);
    const before = fields[index];
    if (before) fields[index] = { ...before, ...field };
  }
  return fields;
}

/** Tool counts; all others are 0. */
export function toolsOf(held: Partial<Counts<ToolId>>): Counts<ToolId> {
  return byId(TOOL_IDS, (id) => held[id] ?? 0);
}

/** A mine laid an hour ago at 20/20 by player 2. */
export function mineOf(set: Partial<MineState> & { id: number }): MineState {
  return { x: 20, y: 20, ownerId: 2, laidAt: NOON - 3_600_000, until: NOON + 82_800_000, ...set };
}
