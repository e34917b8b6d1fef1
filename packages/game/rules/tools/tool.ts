/** What a tool is (spec §3, §5, rules §14). */
import type { FieldType } from "../../catalogue/fields.ts";
import type { ToolId } from "../../catalogue/tools.ts";
import type { Env, Refusal } from "../../result.ts";
import type { Facts, MineState, PlayerPatch, PlayerState, Position } from "../../state.ts";
import type { Changes } from "../../writes.ts";
import type { Ground } from "./ground.ts";

/** A base with what anybody may know of its owner. */
export interface KnownBase extends Position {
  ownerId: number;
  name: string;
  /** What the owner was called as a guest; null or left out for who never was. */
  formerName?: string | null;
  /** The owner's defense strength: sum of strength times count. */
  defense: number;
}

/** Everything that the use of any tool may ask for. */
export interface ToolState {
  /** The player, with the tool already taken from what they hold. */
  player: PlayerState;
  /** How many of the tool are taken; 0 of a kept one. */
  taken: number;
  /** The player's name, for the log of the owner of a mine where a jump ends, and whether it labels them as a bot. */
  playerName: string;
  playerIsBot?: boolean;
  /** All fields in cell-index order. */
  fields: readonly Ground[];
  /** Mines of the world, or at least those that the use may change or set off. */
  mines: readonly MineState[];
  /** Bases, for tools that ask for them. */
  bases: readonly KnownBase[];
  /** Whether the rules of attack let the player attack this owner's base now (rules §12). */
  mayAttack: (ownerId: number) => boolean;
  /** Slots free for units; may be negative. */
  freeSlots: number;
  /** Where the plot of `input.plot` is; null when the player has no such plot. */
  plot: Position | null;
}

export interface ToolInput {
  /** The new total: what is held less what the use costs; of a kept tool its level. */
  count: number;
  /** Mines to lay; left out, the difference that `count` names. */
  n?: number | undefined;
  /** Whose base to locate; left out, the nearest one. */
  username?: string | undefined;
  /** Where the Probability Drive shall go. */
  type?: FieldType | undefined;
  /** The player's own plot where the GPS shall go. */
  plot?: string | undefined;
}

/** What a use does besides using the tool up. */
export interface Used<Outcome = { tool: ToolId; count: number }> {
  ok: true;
  outcome: Outcome;
  /** What the log keeps of it; null for what writes no line. */
  detail: Facts | null;
  set?: PlayerPatch;
  changes?: Changes;
}

/** What the locks of a use are found by. */
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
  /** Price of its research's level 1, in metal and again in energy. */
  basePrice: number;
  /** How many come with each level of the research and are used up; null for a kept tool, whose count is the level. */
  pack: number | null;
  /** What a use does where the player stands; left out by kept tools that other rules ask for. */
  use?: (state: ToolState, input: ToolInput, env: Env) => Used | Refusal;
  /** How many a use takes of a tool that is used up, when `left` would be used by the total named; else one. */
  cost?: (input: ToolInput, left: number) => number;
  /** The fields that a use may change, but for where a jump ends. */
  locks?: (state: LockState) => readonly Position[];
  /** Whether it takes the player elsewhere, where any mine of the world may go off. */
  isJump?: true;
  /** What a use has to know of bases: whose they are, or which of them can be attacked besides. */
  asks?: "bases" | "armies";
}
