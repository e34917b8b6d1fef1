/** The Improbability Drive (rules §14). */
import type { Env } from "../../result.ts";
import type { Facts } from "../../state.ts";
import { CELL_COUNT, cellAt, cellIndex, isSameCell } from "../../world/grid.ts";
import { write } from "../../writes.ts";
import { type Ground, isEmptyField } from "./ground.ts";
import { jump, type Landing } from "./jump.ts";
import type { Tool, ToolEffect, ToolInput, ToolState } from "./tool.ts";
import { drawUnlikelyEvent, type UnlikelyEvent, unlikelyEventPatch } from "./unlikely-events.ts";

interface ImprobabilityDriveOutcome extends Landing {
  tool: "improb_drive";
  /** Drives left. */
  count: number;
  /** The unlikely event, if one happened. */
  happening?: UnlikelyEvent["kind"];
}

function unlikelyEventDetail(event: UnlikelyEvent | null): Facts {
  if (event === null) return {};
  const { kind } = event;
  if (kind === "part") return { happening: kind, part: event.part };
  return kind === "mirage" ? { happening: kind } : { happening: kind, amount: event.amount };
}

/**
 * Jumps to any other cell of the grid, all equally likely; mines there may explode. One jump in ten
 * causes an unlikely event that makes a difference to the player: a mirage on the field of arrival
 * (then an empty one, at any hour, unless today's was explored), a part, 5-20 Pikemen as slots
 * allow, or the loss of all candles.
 */
function improbabilityDrive(
  state: ToolState,
  { count }: ToolInput,
  env: Env,
): ToolEffect<ImprobabilityDriveOutcome> {
  const { player, fields, freeSlots } = state;
  const canHoldMirage = (field: Ground) => isEmptyField(field) && !isSameCell(field, player);
  const hasEmptyField = fields.some(canHoldMirage);
  const event = drawUnlikelyEvent({ player, freeSlots, hasEmptyField }, env);
  const isMirage = event?.kind === "mirage";
  const index = (cellIndex(player) + env.random.int(1, CELL_COUNT - 1)) % CELL_COUNT;
  const to = isMirage ? env.random.pick(fields.filter(canHoldMirage)) : cellAt(index);
  const { changes, landing } = jump(state, to, env);
  const { x, y } = landing;
  const mirage = { id: player.id, set: { mirageX: x, mirageY: y } };
  return {
    ok: true,
    outcome: {
      tool: "improb_drive",
      count,
      ...landing,
      ...(event !== null && { happening: event.kind }),
    },
    detail: { x, y, ...unlikelyEventDetail(event) },
    set: unlikelyEventPatch(player, event),
    changes: isMirage ? [...changes, write("player", mirage)] : changes,
  };
}

export const improbabilityDriveTool = {
  id: "improb_drive",
  icon: "perspective-dice-six-faces-random",
  basePrice: 4000,
  pack: 3,
  use: improbabilityDrive,
  isJump: true,
} as const satisfies Tool;
