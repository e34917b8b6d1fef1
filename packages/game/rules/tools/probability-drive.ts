/** The Probability Drive (rules §14). */
import { FIELD_TYPES, type FieldType } from "../../catalogue/fields.ts";
import type { Env, Refusal } from "../../result.ts";
import { isSameCell } from "../../world/grid.ts";
import { type Ground, isBase } from "./ground.ts";
import { jump, type Landing } from "./jump.ts";
import type { Tool, ToolEffect, ToolInput, ToolState } from "./tool.ts";

interface ProbabilityDriveOutcome extends Landing {
  tool: "prob_drive";
  /** Drives left. */
  count: number;
  type: FieldType;
}

/** Field types that can be chosen: all types of the stored map, and bases. */
export const DRIVE_FIELD_TYPES: readonly FieldType[] = FIELD_TYPES.filter(
  (type) => type !== "mirage",
);

function isOfType(field: Ground, type: FieldType): boolean {
  return isBase(field) ? type === "base" : field.type === type;
}

/**
 * Jumps to a random other field of the chosen type, all equally likely; mines there may explode.
 * Refuses with `BAD_INPUT` (no type, or a mirage) and `NOTHING_FOUND` (no other field of the type).
 */
function probabilityDrive(
  state: ToolState,
  { count, type }: ToolInput,
  env: Env,
): ToolEffect<ProbabilityDriveOutcome> | Refusal<"BAD_INPUT" | "NOTHING_FOUND"> {
  const { player, fields } = state;
  if (type === undefined || !DRIVE_FIELD_TYPES.includes(type)) {
    return { ok: false, code: "BAD_INPUT" };
  }
  const possibleFields = fields.filter(
    (field) => isOfType(field, type) && !isSameCell(field, player),
  );
  if (possibleFields.length === 0) return { ok: false, code: "NOTHING_FOUND" };
  const { changes, landing } = jump(state, env.random.pick(possibleFields), env);
  const { x, y } = landing;
  return {
    ok: true,
    outcome: { tool: "prob_drive", count, type, ...landing },
    detail: { x, y, type },
    changes,
  };
}

export const probabilityDriveTool = {
  id: "prob_drive",
  icon: "teleport",
  basePrice: 2500,
  pack: 3,
  use: probabilityDrive,
  isJump: true,
} as const satisfies Tool;
