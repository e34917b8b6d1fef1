/** The Base Mover (rules §1, §14). */
import type { Env, Refusal } from "../../result.ts";
import type { Position } from "../../state.ts";
import { cellIndex, isSameCell } from "../../world/grid.ts";
import { write, writeAll } from "../../writes.ts";
import { type Ground, isEmptyField } from "./ground.ts";
import { isLive } from "./live-mine.ts";
import type { Tool, ToolEffect, ToolInput, ToolState } from "./tool.ts";

interface MoveBaseOutcome extends Position {
  tool: "base_mover";
  /** Base Movers left. */
  count: number;
}

/** Why a base cannot move onto a field; null if it can. */
export function baseGroundRefusal(here: Ground | undefined): "WRONG_FIELD" | null {
  return here !== undefined && isEmptyField(here) ? null : "WRONG_FIELD";
}

/**
 * Moves the base to the player's empty field and clears the live mines there. Refuses with
 * `WRONG_FIELD` (not empty, including the current base's own field).
 */
function moveBase(
  { player, fields, mines }: ToolState,
  { count }: ToolInput,
  { now }: Env,
): ToolEffect<MoveBaseOutcome> | Refusal<"WRONG_FIELD"> {
  const refusal = baseGroundRefusal(fields[cellIndex(player)]);
  if (refusal !== null) return { ok: false, code: refusal };
  const { id, x, y } = player;
  const cleared = mines.filter((mine) => isSameCell(mine, player) && isLive(mine, now));
  return {
    ok: true,
    outcome: { tool: "base_mover", count, x, y },
    detail: { x, y },
    set: { baseX: x, baseY: y, mirageX: null, mirageY: null },
    changes: [
      ...writeAll(
        "mines",
        cleared.map((mine) => ({ ownerId: mine.ownerId, x, y, removeId: mine.id })),
      ),
      write("base-move", { playerId: id, x, y }),
    ],
  };
}

export const baseMoverTool = {
  id: "base_mover",
  icon: "position-marker",
  basePrice: 5000,
  pack: 1,
  use: moveBase,
  locks({ player: { x, y, baseX, baseY } }) {
    return baseX === null || baseY === null
      ? [{ x, y }]
      : [
          { x, y },
          { x: baseX, y: baseY },
        ];
  },
} as const satisfies Tool;
