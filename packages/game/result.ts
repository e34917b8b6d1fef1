/** What a rule answers. */
import type { GameErrorCode } from "./errors.ts";
import type { Random } from "./random.ts";
import type { Amounts } from "./resource.ts";
import type { Changes } from "./writes.ts";

/** Clock (milliseconds, UTC) and randomness of one action. */
export interface Env {
  now: number;
  random: Random;
}

/** A refusal; nothing changes. */
export interface Refusal<Code extends GameErrorCode = GameErrorCode> {
  ok: false;
  code: Code;
  /** Milliseconds until it can be done again, where that is known. */
  waitMs?: number;
  /** How many are left of what was asked for too much of, where that is known. */
  left?: number;
  /** What is missing of a price. */
  missing?: Amounts;
  /** The most that is allowed, where that decided. */
  most?: number;
  /** Free slots that are missing. */
  slots?: number;
  /** Level that the base needs. */
  baseLevel?: number;
  /** Percent of the attacker's size below which a player cannot be attacked. */
  percent?: number;
}

/** An action done: what to write, and what to tell the player. */
export interface Done<Outcome> {
  ok: true;
  changes: Changes;
  outcome: Outcome;
}

/** Expected failures are values of a closed union; exceptions are bugs. */
export type Result<Outcome, Code extends GameErrorCode = GameErrorCode> =
  | Done<Outcome>
  | Refusal<Code>;
