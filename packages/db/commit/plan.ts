/** An action as its usecase declares it, and what callers of the group commit get. */
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
  /** Who takes part besides the actor, such as the referrer of the actor. */
  players?: (actor: PlayerState) => readonly number[];
  /** The fields that the action may change; nobody else of this process changes them meanwhile. */
  fields?: (actor: PlayerState) => readonly Position[];
  /**
   * Whether only the rule finds out whom and which fields it changes, such as where a jump ends: they
   * are locked then, and it is judged again. Else a rule that changes what was not named is a bug.
   */
  locksAsDecided?: boolean;
  /** What else nobody of this process changes meanwhile, such as what there is between two players. */
  thing?: string;
  /** Reads what is needed besides players and fields, behind the locks. */
  load?: (locked: Locked) => Read | Promise<Read>;
  /**
   * Reads again what `rule` looked at besides players and `fields`, before a refusal is sent; true
   * when it was not as known. Asked once an action.
   */
  recheck?: (locked: Locked) => Promise<boolean>;
  /** How often it is tried while others are faster, as long as there is time; 10 unless told. */
  mostTries?: number;
  /** What changes nothing may be answered as of a quarter of a second ago; never a refusal. */
  mayBeOld?: boolean;
  /** Judges, and changes nothing by itself. */
  rule: (locked: Locked, read: Read) => Result<Outcome, Code>;
  /** The answer, JSON, from what the rule left; kept with the key. */
  answer: (done: Done<Outcome>, locked: Locked, read: Read) => Answer;
}

/** For plans whose outcome is the answer. */
export const asOutcome = <Outcome>({ outcome }: Done<Outcome>): Outcome => outcome;

/**
 * `KEY_REUSED`: the key came with another body before. `BUSY`: not done in time, the outcome may be
 * unknown, the same key is safe to send again. `NOT_LOGGED_IN`: there is no such player, and with the
 * player every session ends; this call was just faster.
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
   * Does what a player's plan says: lock, load, judge, commit with the next batch; again when a version
   * moved on.
   * @param key the caller's: the same key and body are answered with the first answer again
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
  /** Drops a player from memory, for those who changed the row in SQL. */
  forget(playerId: number): void;
  counts(): CommitCounts;
}

export interface ActionsOptions {
  pool: Pool;
  clock: Clock;
  /** The fields as this process knows them; needed by actions that change any. */
  fields?: KnownFields;
  /** Players kept in memory. */
  cacheSize?: number;
  /** Called with players whose rows may have changed; one too many does no harm. */
  onChanged?: (playerIds: readonly number[]) => void;
  /** Longest that a caller waits for an answer. */
  budgetMs?: number;
  /** Called for each action that is answered BUSY since the database is not well. */
  onOutage?: (reason: OutageReason) => void;
}
