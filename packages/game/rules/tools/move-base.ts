/** The Base Mover (rules §1, §14). */

import type { Result } from "../../result.ts";
import type { MineState, PlayerState, Position } from "../../state.ts";
import { cellIndex, isSameCell } from "../../world/grid.ts";
import { write, writeAll } from "../../writes.ts";
import { type Ground, isEmptyField } from "./ground.ts";
import { spendTools, toolCount, toolEntry } from "./tool-counts.ts";

export interface MoveBaseState {
  player: PlayerState;
  /** All fields in cell-index order. */
  fields: readonly Ground[];
  /** Mines of the world, or at least those on the player's field. */
  mines: readonly MineState[];
}

export interface MoveBaseOutcome extends Position {
  tool: "base_mover";
  /** Base Movers still held. */
  count: number;
}

/** Why a base cannot move onto the ground of a field; null when it can. */
export function baseGroundRefusal(
  here: Ground | undefined,
  hasBase: boolean,
): "WRONG_FIELD" | null {
  return here !== undefined && isEmptyField(here) && hasBase ? null : "WRONG_FIELD";
}

/**
 * Moves the base to the empty field where the player stands and clears all mines there. Refuses
 * with `NOT_ENOUGH_TOOLS` and `WRONG_FIELD` (not empty, the own base's field among them, or there is
 * no base to move: where one is built again is decided by the first step).
 */
export function moveBase({
  player,
  fields,
  mines,
}: MoveBaseState): Result<MoveBaseOutcome, "NOT_ENOUGH_TOOLS" | "WRONG_FIELD"> {
  const tools = spendTools(player, "base_mover", 1);
  if (tools === null) return { ok: false, code: "NOT_ENOUGH_TOOLS" };
  const refusal = baseGroundRefusal(fields[cellIndex(player)], player.baseX !== null);
  if (refusal !== null) return { ok: false, code: refusal };
  const { id, x, y } = player;
  const cleared = mines.filter((mine) => isSameCell(mine, player));
  return {
    ok: true,
    changes: [
      write("player", { id, set: { tools, baseX: x, baseY: y, mirageX: null, mirageY: null } }),
      write("ledger", toolEntry(id, "base_mover", { x, y })),
      ...writeAll(
        "mines",
        cleared.map((mine) => ({ ownerId: mine.ownerId, x, y, removeId: mine.id })),
      ),
      write("base-move", { playerId: id, x, y }),
    ],
    outcome: { tool: "base_mover", count: toolCount({ tools }, "base_mover"), x, y },
  };
}
