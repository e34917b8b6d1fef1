/** Results of rules. */
import type { GameErrorCode } from "./errors.ts";
import type { Random } from "./random.ts";
import type { Amounts } from "./resource.ts";
import type { Changes } from "./writes.ts";

/** Clock (milliseconds, UTC) and randomness of one action. */
export interface Env {
  now: number;
  random: Random;
}

/** An expected failure; nothing is written. Players only see the game's codes. */
export interface Refusal<Code extends string = GameErrorCode> {
  ok: false;
  code: Code;
  /** Milliseconds until the action is possible again, if known. */
  waitMs?: number;
  /** The time behind the refusal (milliseconds): the end of a peace, or the earliest start. */
  until?: number;
  /** How many are left, when the player asked for too many. */
  left?: number;
  /** Resources missing from the price. */
  missing?: Amounts;
  /** The limit that was exceeded, if there is one. */
  max?: number;
  /** Missing free slots. */
  slots?: number;
  /** Required base level. */
  baseLevel?: number;
  /** Players below this percentage of the attacker's size cannot be attacked. */
  percent?: number;
}

/** A successful action: what to write, and the outcome for the player. */
export interface Success<Outcome> {
  ok: true;
  changes: Changes;
  outcome: Outcome;
}

/** Expected failures are values of a closed union; exceptions are bugs. */
export type Result<Outcome, Code extends GameErrorCode = GameErrorCode> =
  | Success<Outcome>
  | Refusal<Code>;
