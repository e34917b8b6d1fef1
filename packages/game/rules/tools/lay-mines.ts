/** Laying mines (rules §2, §14). */

import { MINES } from "../../catalogue/mines.ts";
import type { Env, Refusal } from "../../result.ts";
import type { Position } from "../../state.ts";
import { cellIndex, isSameCell } from "../../world/grid.ts";
import { write } from "../../writes.ts";
import { withoutShield } from "../fights.ts";
import { seasonPeaceRefusal } from "../world-schedule.ts";
import { cellsAround, type Ground, isBuilt, isEmptyField } from "./ground.ts";
import { isLive } from "./live-mine.ts";
import type { Tool, ToolEffect, ToolInput, ToolState } from "./tool.ts";

interface LayMinesOutcome {
  tool: "mines";
  /** Mines left. */
  count: number;
  laid: number;
  /** When they expire. */
  until: number;
}

/**
 * Why no mines can be laid on a cell; null if they can. Unknown neighbors do not prevent it.
 * @param groundAt the field of a cell; undefined if unknown
 */
export function mineGroundRefusal(
  at: Position,
  groundAt: (cell: Position) => Ground | undefined,
): "WRONG_FIELD" | "NO_MINES_HERE" | null {
  const here = groundAt(at);
  if (here === undefined || !isEmptyField(here)) return "WRONG_FIELD";
  const isNearBuilt = cellsAround(at).some((cell) => {
    const field = groundAt(cell);
    return field !== undefined && isBuilt(field);
  });
  return isNearBuilt ? "NO_MINES_HERE" : null;
}

/**
 * Lays mines on the player's empty field for `MINES.lifetimeMs`, at most `MINES.perField` live ones
 * per field. If other players' mines are already there, the excess is laid but inert: a refusal
 * would reveal them (rules §19). Drops the beginner's shield. Refuses with `PEACE` (after a
 * season), `WRONG_FIELD` (not empty) and `NO_MINES_HERE` (within a cell of a building or base, or
 * more than `MINES.perField` of the player's own).
 */
function layMines(
  { player, fields, mines, consumed: n, peace }: ToolState,
  { count }: ToolInput,
  { now }: Env,
): ToolEffect<LayMinesOutcome> | Refusal<"PEACE" | "WRONG_FIELD" | "NO_MINES_HERE"> {
  const atPeace = seasonPeaceRefusal(peace, now);
  if (atPeace !== null) return atPeace;
  const refusal = mineGroundRefusal(player, (cell) => fields[cellIndex(cell)]);
  if (refusal !== null) return { ok: false, code: refusal };
  const { id, x, y } = player;
  const lying = mines.filter((mine) => isSameCell(mine, player) && isLive(mine, now));
  const ownMines = lying.filter(({ ownerId }) => ownerId === id).length;
  if (ownMines + n > MINES.perField) return { ok: false, code: "NO_MINES_HERE" };

  const live = lying.filter(({ inert }) => inert !== true).length;
  const inert = Math.min(n, Math.max(0, live + n - MINES.perField));
  const until = now + MINES.lifetimeMs;
  return {
    ok: true,
    outcome: { tool: "mines", count, laid: n, until },
    detail: { x, y, n },
    set: withoutShield(player, now),
    changes: [
      write("mines", { ownerId: id, x, y, lay: { count: n, ...(inert > 0 && { inert }), until } }),
    ],
  };
}

export const minesTool = {
  id: "mines",
  icon: "land-mine",
  basePrice: 800,
  pack: 20,
  use: layMines,
  cost: ({ n }, difference) => n ?? difference,
  locks: ({ player: { x, y } }) => [{ x, y }],
} as const satisfies Tool;
