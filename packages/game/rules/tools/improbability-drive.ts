/** The Improbability Drive (rules §14). */

import type { Env, Result } from "../../result.ts";
import type { LedgerEntry } from "../../state.ts";
import { CELL_COUNT, cellAt, cellIndex, isSameCell } from "../../world/grid.ts";
import { write } from "../../writes.ts";
import { type Ground, isEmptyField } from "./ground.ts";
import { type JumpState, jump, type Landing } from "./jump.ts";
import { spendTools, toolCount, toolEntry } from "./tool-counts.ts";
import { drawHappening, type Happening, happeningPatch } from "./unlikely.ts";

export interface ImprobabilityDriveState extends JumpState {
  /** All fields. */
  fields: readonly Ground[];
  /** Slots free for units; may be negative. */
  freeSlots: number;
}

export interface ImprobabilityDriveOutcome extends Landing {
  tool: "improb_drive";
  /** Drives still held. */
  count: number;
  /** The unlikely thing that happened, one time in ten; else null. */
  happening: Happening | null;
}

function happeningDetail(happening: Happening | null): LedgerEntry["detail"] {
  if (happening === null) return {};
  const { kind } = happening;
  if (kind === "part") return { happening: kind, part: happening.part };
  return kind === "mirage" ? { happening: kind } : { happening: kind, amount: happening.amount };
}

/**
 * Jumps to any other cell of the grid, each as likely as the others; mines there may go off. One time in
 * ten something unlikely happens that makes a difference to the player: a mirage stands on the
 * field of arrival (then an empty one; whatever the hour, but only while today's was not explored),
 * a part, 5-20 pikemen as slots allow, or all candles blow out. Refuses with `NOT_ENOUGH_TOOLS`.
 */
export function improbabilityDrive(
  state: ImprobabilityDriveState,
  env: Env,
): Result<ImprobabilityDriveOutcome, "NOT_ENOUGH_TOOLS"> {
  const { player, fields, freeSlots } = state;
  const tools = spendTools(player, "improb_drive", 1);
  if (tools === null) return { ok: false, code: "NOT_ENOUGH_TOOLS" };
  const couldShimmer = (field: Ground) => isEmptyField(field) && !isSameCell(field, player);
  const hasEmptyField = fields.some(couldShimmer);
  const happening = drawHappening({ player, freeSlots, hasEmptyField }, env);
  const isMirage = happening?.kind === "mirage";
  const index = (cellIndex(player) + env.random.int(1, CELL_COUNT - 1)) % CELL_COUNT;
  const to = isMirage ? env.random.pick(fields.filter(couldShimmer)) : cellAt(index);
  const { changes, landing } = jump(state, to, env);
  const { x, y } = landing;
  const { id } = player;
  const used = [
    write("player", { id, set: { tools, ...happeningPatch(player, happening) } }),
    write("ledger", toolEntry(id, "improb_drive", { x, y, ...happeningDetail(happening) })),
  ];
  const mirage = isMirage ? [write("player", { id, set: { mirageX: x, mirageY: y } })] : [];
  return {
    ok: true,
    changes: [...used, ...changes, ...mirage],
    outcome: {
      tool: "improb_drive",
      count: toolCount({ tools }, "improb_drive"),
      happening,
      ...landing,
    },
  };
}
