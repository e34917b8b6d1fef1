/** An action as its usecase declares it, and the results of the group commit. */
import type {
  Done,
  GameErrorCode,
  PlayerState,
  Position,
  Refusal,
  Result,
  WaitingBase,
} from "@emberlode/game";
import type { OutageReason } from "../connection/outage-reason.ts";
import type { Pool } from "../connection/pool.ts";
import type { CommitCounts } from "./batcher.ts";
import type { Resting } from "./cache.ts";
import type { KnownFields } from "./fields.ts";
import type { Locked } from "./locked.ts";
import type { ActionKey } from "./writes/ledger.ts";

/** Milliseconds since the epoch. */
export type Clock = () => number;

/** The parts of an action: each is called once per try, in the order of `attempt.ts`. */
export interface Plan<Outcome, Code extends GameErrorCode, Answer, Read = undefined> {
  /** Participants besides the actor, such as the actor's referrer. */
  players?: (actor: PlayerState) => readonly number[];
  /** The fields that the action may change; no other action of this process changes them meanwhile. */
  fields?: (actor: PlayerState) => readonly Position[];
  /**
   * Whether only the rule finds out which players and fields it changes, such as the end of a jump: they
   * are locked then, and it is judged again. Otherwise a rule that changes anything unnamed is a bug.
   */
  locksAsDecided?: boolean;
  /** Another thing to lock in this process, such as the pact of two players. */
  thing?: string;
  /** Reads what is needed besides players and fields, under the locks. */
  load?: (locked: Locked) => Read | Promise<Read>;
  /**
   * Reads again what `rule` used besides players and `fields`, before a refusal is returned; true when
   * it had changed. Called once per action.
   */
  recheck?: (locked: Locked) => Promise<boolean>;
  /** How many tries are made while others are faster, within the deadline; 10 by default. */
  mostTries?: number;
  /** An action without changes may be answered from a state a quarter of a second old; never a refusal. */
  mayBeOld?: boolean;
  /** Judges the action, without side effects. */
  rule: (locked: Locked, read: Read) => Result<Outcome, Code>;
  /** The answer as JSON, from the outcome of the rule; stored with the key. */
  answer: (done: Done<Outcome>, locked: Locked, read: Read) => Answer;
}

/** For plans whose outcome is the answer. */
export const asOutcome = <Outcome>({ outcome }: Done<Outcome>): Outcome => outcome;

/**
 * `KEY_REUSED`: the key came with another body before. `BUSY`: not done in time, the outcome may be
 * unknown, the same key is safe to send again. `NOT_LOGGED_IN`: the player was deleted, along with every
 * session.
 */
export type ActionFailure = "KEY_REUSED" | "BUSY" | "NOT_LOGGED_IN";

export type ActionResult<Answer, Code extends GameErrorCode> =
  | { ok: true; answer: Answer; replayed: boolean }
  | Refusal<Code | ActionFailure>;

/** A player, and the base while it waits for its place. */
export interface KnownPlayer {
  player: PlayerState;
  waitingBase: WaitingBase | null;
}

export interface Actions {
  /**
   * Runs a player's plan: lock, load, judge, commit with the next batch; retries when a version has
   * changed.
   * @param key the caller's: the same key and body get the first answer again
   */
  perform<Outcome, Code extends GameErrorCode, Answer, Read = undefined>(
    playerId: number,
    plan: Plan<Outcome, Code, Answer, Read>,
    key?: ActionKey | null,
  ): Promise<ActionResult<Answer, Code>>;
  /** A player as of at most a quarter of a second ago; null when there is none. */
  read(playerId: number): Promise<PlayerState | null>;
  /** The same with the base that waits for its place. */
  readWithBase(playerId: number): Promise<KnownPlayer | null>;
  /** The fields that a player has used up, as of at most a quarter of a second ago. */
  resting(playerId: number): Promise<readonly Resting[]>;
  /** Drops a player from the cache, after a change of the row in SQL. */
  forget(playerId: number): void;
  counts(): CommitCounts;
}

export interface ActionsOptions {
  pool: Pool;
  clock: Clock;
  /** The fields as this process knows them; needed for actions that change any. */
  fields?: KnownFields;
  /** Most cached players. */
  cacheSize?: number;
  /** Called with players whose rows may have changed; extra calls do no harm. */
  onChanged?: (playerIds: readonly number[]) => void;
  /** Longest time until a caller gets an answer. */
  budgetMs?: number;
  /** Called for each action that is answered with BUSY because of the database. */
  onOutage?: (reason: OutageReason) => void;
}
