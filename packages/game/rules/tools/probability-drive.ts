/** The Probability Drive (rules §14). */

import { FIELD_TYPES, type FieldType } from "../../catalogue/fields.ts";
import type { Env, Result } from "../../result.ts";
import { isSameCell } from "../../world/grid.ts";
import { write } from "../../writes.ts";
import { type Ground, isBase } from "./ground.ts";
import { type JumpState, jump, type Landing } from "./jump.ts";
import { spendTools, toolCount, toolEntry } from "./tool-counts.ts";

export interface ProbabilityDriveState extends JumpState {
  /** All fields. */
  fields: readonly Ground[];
}

export interface ProbabilityDriveOutcome extends Landing {
  tool: "prob_drive";
  /** Drives still held. */
  count: number;
  type: FieldType;
}

export type ProbabilityDriveRefusal = "BAD_INPUT" | "NOT_ENOUGH_TOOLS" | "NOTHING_FOUND";

/** Field types that can be chosen: all that are part of the stored map, and bases. */
export const DRIVE_FIELD_TYPES: readonly FieldType[] = FIELD_TYPES.filter(
  (type) => type !== "mirage",
);

function isOfType(field: Ground, type: FieldType): boolean {
  return isBase(field) ? type === "base" : field.type === type;
}

/**
 * Jumps to a random other field of the chosen type, each as likely as the others; mines there may
 * go off. Refuses with `BAD_INPUT` (no type, or a mirage), `NOT_ENOUGH_TOOLS` and `NOTHING_FOUND`
 * (no other field of the type).
 */
export function probabilityDrive(
  state: ProbabilityDriveState,
  { type }: { type?: FieldType | undefined },
  env: Env,
): Result<ProbabilityDriveOutcome, ProbabilityDriveRefusal> {
  const { player, fields } = state;
  if (type === undefined || !DRIVE_FIELD_TYPES.includes(type)) {
    return { ok: false, code: "BAD_INPUT" };
  }
  const tools = spendTools(player, "prob_drive", 1);
  if (tools === null) return { ok: false, code: "NOT_ENOUGH_TOOLS" };
  const there = fields.filter((field) => isOfType(field, type) && !isSameCell(field, player));
  if (there.length === 0) return { ok: false, code: "NOTHING_FOUND" };
  const { changes, landing } = jump(state, env.random.pick(there), env);
  const { x, y } = landing;
  const used = [
    write("player", { id: player.id, set: { tools } }),
    write("ledger", toolEntry(player.id, "prob_drive", { x, y, type })),
  ];
  return {
    ok: true,
    changes: [...used, ...changes],
    outcome: {
      tool: "prob_drive",
      count: toolCount({ tools }, "prob_drive"),
      type,
      ...landing,
    },
  };
}
