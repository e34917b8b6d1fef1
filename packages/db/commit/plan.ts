/** The plan of an action, declared by its usecase, and the results of the group commit. */
import type { PlayerState, Position, Refusal, Success, WaitingBase } from "@emberlode/game";
import type { OutageReason } from "../connection/outage-reason.ts";
import type { Pool } from "../connection/pool.ts";
import type { CommitCounts } from "./batcher.ts";
import type { FieldCooldown } from "./cache.ts";
import type { FieldVersions } from "./fields.ts";
import type { LockedState } from "./locked-state.ts";
import type { SeasonView } from "./season-view.ts";
import type { ActionKey } from "./writes/ledger.ts";

/** Milliseconds since the epoch. */
export type Clock = () => number;

/** Asks for another try: a version changed, or `load` did not find all that the rule needs. */
export const RETRY = Symbol("retry");

/** The result of a rule. */
export type RuleResult<Outcome, Code extends string> =
  | Success<Outcome>
  | Refusal<Code>
  | typeof RETRY;

/**
 * The parts of an action, called in each try in the order of `attempt.ts`: `players` and `fields`
 * twice, before and after the locks are taken; `recheck` only once per action. `Code` may include
 * codes of the plan's own, which the caller of `perform` must handle.
 */
export interface Plan<Outcome, Code extends string, Answer, Read = undefined> {
  /** Participants besides the actor, such as the actor's referrer. */
  players?: (actor: PlayerState) => readonly number[];
  /** Fields that the action may change, locked against other actions of this process. */
  fields?: (actor: PlayerState) => readonly Position[];
  /**
   * Whether only the rule finds out which players and fields it changes, as with a jump. They are
   * then locked, and it is judged again. Otherwise an action that changes a field or player not
   * named above throws: its rule has a bug.
   */
  discoversParticipants?: boolean;
  /** Another lock to take in this process, such as the pact of two players. */
  extraLock?: string;
  /** Reads what is needed besides players and fields, under the locks. */
  load?: (locked: LockedState) => Read | Promise<Read>;
  /**
   * Reloads what `rule` used besides players and `fields`, before a refusal is returned; true if it
   * had changed. Called for the first refusal only.
   */
  recheck?: (locked: LockedState) => Promise<boolean>;
  /** Maximum number of tries after conflicts, within the deadline; 10 by default. */
  maxTries?: number;
  /**
   * Only reads the actor: waits for no lock, and answers from a state as old as that of
   * `Actions.read`, but does not refuse because of an old one. It is safe without the lock because
   * a commit updates a cached player at once, and nothing is awaited between taking the state and
   * judging it. So the plan has no `load`, and a change throws.
   */
  readOnly?: boolean;
  /** Judges the action, without side effects. */
  rule: (locked: LockedState, read: Read) => RuleResult<Outcome, Code>;
  /** The answer as JSON, from the outcome of the rule; stored with the key. */
  answer: (done: Success<Outcome>, locked: LockedState, read: Read) => Answer;
}

/** For plans whose answer is the outcome. */
export const asOutcome = <Outcome>({ outcome }: Success<Outcome>): Outcome => outcome;

/**
 * `KEY_REUSED`: the key was used with another body. `BUSY`: not finished in time; the outcome may
 * be unknown, and retrying with the same key is safe. `NOT_LOGGED_IN`: the player was deleted,
 * along with all sessions. `SEASON_CHANGED`: it was decided in an earlier season.
 */
export type ActionFailure = "KEY_REUSED" | "BUSY" | "NOT_LOGGED_IN" | "SEASON_CHANGED";

export type ActionResult<Answer, Code extends string> =
  | { ok: true; answer: Answer; replayed: boolean }
  | Refusal<Code | ActionFailure>;

/** A player, with the base while it waits for its place. */
export interface PlayerWithBase {
  player: PlayerState;
  waitingBase: WaitingBase | null;
}

export interface Actions {
  /**
   * Runs a player's plan: lock, load, judge, commit with the next batch. Retries when a version has
   * changed.
   * @param key the caller's key: the same key and body return the first answer again
   * @param season the one that the caller saw; null if unknown
   */
  perform<Outcome, Code extends string, Answer, Read = undefined>(
    playerId: number,
    plan: Plan<Outcome, Code, Answer, Read>,
    key?: ActionKey | null,
    season?: number | null,
  ): Promise<ActionResult<Answer, Code>>;
  /**
   * A player as of at most a quarter of a second ago; null if none. While `receivesAllChanges`, at
   * most ten seconds ago, since other processes announce what they change.
   */
  read(playerId: number): Promise<PlayerState | null>;
  /** The player's state at this version if it is in memory; otherwise null. */
  cachedAt(playerId: number, version: number): PlayerState | null;
  /** A player with the waiting base, as up to date as `read`; null if none. */
  readWithBase(playerId: number): Promise<PlayerWithBase | null>;
  /** The fields that are spent for a player, as up to date as `read`. */
  cooldownsOf(playerId: number): Promise<readonly FieldCooldown[]>;
  /**
   * Drops a player from the cache, after other SQL changed the row, and notifies the other
   * processes.
   */
  invalidate(playerId: number): void;
  /** Drops all players from the cache: the season changed. */
  invalidateAll(): void;
  /** Other processes announced that they changed these players, or some changes were missed. */
  markUnverified(playerIds: readonly number[] | "all"): void;
  counts(): CommitCounts;
}

export interface ActionsOptions {
  pool: Pool;
  clock: Clock;
  /** This process's view of the fields, needed for actions that change any. */
  fields?: FieldVersions;
  /** This process's view of the season; without one, seasons are not compared. */
  season?: SeasonView;
  /** Maximum number of cached players. */
  cacheSize?: number;
  /**
   * Whether every change by another process reaches `markUnverified` within about a second; by
   * default never.
   */
  receivesAllChanges?: () => boolean;
  /** Called with players whose rows may have changed; extra calls are harmless. */
  onChanged?: (playerIds: readonly number[]) => void;
  /** Maximum time until a caller gets an answer. */
  budgetMs?: number;
  /** Called for each action that is answered with BUSY because of the database. */
  onOutage?: (reason: OutageReason) => void;
  /** Called with the error of an action whose caller was already answered with BUSY. */
  onLateError?: (error: unknown) => void;
}
