/** Definition of a tool (spec §3, §5, rules §14). */
import type { FieldType } from "../../catalogue/fields.ts";
import type { ToolId } from "../../catalogue/tools.ts";
import type { Env, Refusal } from "../../result.ts";
import type { Facts, MineState, PlayerPatch, PlayerState, Position } from "../../state.ts";
import type { Changes } from "../../writes.ts";
import type { Pause } from "../world-schedule.ts";
import type { Ground } from "./ground.ts";

/** A base with the public facts about its owner. */
export interface KnownBase extends Position {
  ownerId: number;
  name: string;
  /** The owner's name as a guest; null or omitted if they never were one. */
  formerName?: string | null;
  /** The owner's defense strength: sum of strength times count. */
  defense: number;
}

/** Everything that any tool may need. */
export interface ToolState {
  /** The player, with the used tools already subtracted. */
  player: PlayerState;
  /** How many of the tool are used up; 0 for a kept one. */
  consumed: number;
  /** The player's name and bot flag, for the log of a mine's owner. */
  playerName: string;
  playerIsBot?: boolean;
  /** All fields in cell-index order. */
  fields: readonly Ground[];
  /** Mines of the world, or at least those that the use may change or trigger. */
  mines: readonly MineState[];
  /** Bases, for tools that need them. */
  bases: readonly KnownBase[];
  /** Whether the player may attack this owner's base now (rules §12). */
  mayAttack: (ownerId: number) => boolean;
  /** Free slots for units; may be negative. */
  freeSlots: number;
  /** Position of the plot `input.plot`; null if the player has no such plot. */
  plot: Position | null;
  /** The peace of the world, even if it is not in force. */
  peace?: Pause | null;
}

export interface ToolInput {
  /** The new total: the current count less the cost of the use. For a kept tool, its level. */
  count: number;
  /** Mines to lay. Defaults to the difference implied by `count`. */
  n?: number | undefined;
  /** The owner of the base to locate. Defaults to the nearest base. */
  username?: string | undefined;
  /** Destination type of the Probability Drive. */
  type?: FieldType | undefined;
  /** Destination plot of the GPS. */
  plot?: string | undefined;
}

/** The effects of a use besides using up the tool. */
export interface ToolEffect<Outcome = { tool: ToolId; count: number }> {
  ok: true;
  outcome: Outcome;
  /** Facts for the log line; null for no line. */
  detail: Facts | null;
  set?: PlayerPatch;
  changes?: Changes;
}

/** The state from which the locks of a use are determined. */
export interface LockState {
  player: PlayerState;
  /** Mines of the world. */
  mines: readonly MineState[];
  now: number;
}

export interface Tool<Id extends ToolId = ToolId> {
  id: Id;
  /** Name of a game-icons icon. */
  icon: string;
  /** Price of its research at level 1, in both metal and energy. */
  basePrice: number;
  /** Number gained per research level; null for a kept tool, whose count is its level. */
  pack: number | null;
  /** Effect of a use at the player's cell. Omitted for kept tools that other rules read. */
  use?: (state: ToolState, input: ToolInput, env: Env) => ToolEffect | Refusal;
  /** How many a use consumes; `difference` is held minus the new total. Default 1. */
  cost?: (input: ToolInput, difference: number) => number;
  /** Fields that a use may change, except for the destination of a jump. */
  locks?: (state: LockState) => readonly Position[];
  /** Whether it moves the player, so that any mine of the world may explode. */
  isJump?: true;
  /** Needed facts about bases: their owners, or also whether they can be attacked. */
  needs?: "bases" | "armies";
}
