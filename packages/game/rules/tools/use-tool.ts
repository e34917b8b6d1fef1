/** The entry for `PATCH /api/user/tools` (spec §5, §7, rules §14). */
import type { FieldType } from "../../catalogue/fields.ts";
import type { ToolId } from "../../catalogue/tools.ts";
import type { Env, Result } from "../../result.ts";
import { type DetectMinesOutcome, type DetectMinesState, detectMines } from "./detect-mines.ts";
import {
  type ImprobabilityDriveOutcome,
  type ImprobabilityDriveState,
  improbabilityDrive,
} from "./improbability-drive.ts";
import { type LayMinesOutcome, type LayMinesState, layMines } from "./lay-mines.ts";
import { type LocateArmyOutcome, type LocateArmyState, locateArmy } from "./locate-army.ts";
import { type LocateBaseOutcome, locateBase } from "./locate-base.ts";
import { type LocateFlagOutcome, locateFlag } from "./locate-flag.ts";
import { type MoveBaseOutcome, moveBase } from "./move-base.ts";
import { type ProbabilityDriveOutcome, probabilityDrive } from "./probability-drive.ts";
import { isUsableTool, toolCount } from "./tool-counts.ts";

/** Everything that any of the eight may ask for. */
export type UseToolState = LayMinesState &
  DetectMinesState &
  LocateArmyState &
  ImprobabilityDriveState;

export interface UseToolInput {
  tool: ToolId;
  /** The new total: what is held less what the use costs. */
  count: number;
  /** Mines to lay; left out, the difference that `count` names. */
  n?: number | undefined;
  /** Whose base to locate; left out, the nearest one. */
  username?: string | undefined;
  /** Where the Probability Drive shall go. */
  type?: FieldType | undefined;
}

export type UseToolOutcome =
  | LayMinesOutcome
  | DetectMinesOutcome
  | LocateArmyOutcome
  | LocateFlagOutcome
  | LocateBaseOutcome
  | MoveBaseOutcome
  | ProbabilityDriveOutcome
  | ImprobabilityDriveOutcome;

export type UseToolRefusal =
  | "TOOL_NOT_USABLE"
  | "NOT_ENOUGH_TOOLS"
  | "BAD_INPUT"
  | "WRONG_FIELD"
  | "NO_MINES_HERE"
  | "NOTHING_FOUND";

/**
 * Uses one of the eight usable tools. The total may only go down, by exactly what the use costs:
 * `n` mines, one of anything else. Refuses with `TOOL_NOT_USABLE` (a kept tool), `NOT_ENOUGH_TOOLS`
 * (too few held, or any other total) and with what the tool's own rule refuses.
 */
export function useTool(
  state: UseToolState,
  input: UseToolInput,
  env: Env,
): Result<UseToolOutcome, UseToolRefusal> {
  const { tool, count, username, type } = input;
  if (!isUsableTool(tool)) return { ok: false, code: "TOOL_NOT_USABLE" };
  const left = toolCount(state.player, tool) - count;
  const cost = tool === "mines" ? (input.n ?? left) : 1;
  const isWhole = Number.isSafeInteger(count) && count >= 0 && Number.isSafeInteger(cost);
  if (!isWhole || cost < 1 || left !== cost) return { ok: false, code: "NOT_ENOUGH_TOOLS" };
  switch (tool) {
    case "mines":
      return layMines(state, { n: cost }, env);
    case "mdn":
      return detectMines(state, env);
    case "army_locator":
      return locateArmy(state);
    case "flag_locator":
      return locateFlag(state);
    case "base_locator":
      return locateBase(state, { username });
    case "base_mover":
      return moveBase(state);
    case "prob_drive":
      return probabilityDrive(state, { type }, env);
    case "improb_drive":
      return improbabilityDrive(state, env);
  }
}
