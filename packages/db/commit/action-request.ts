/** What callers ask of the group commit, and what they get. */
import type { Changes, PlayerState, Position } from "@emberlode/game";
import type { OutageReason } from "../connection/outage-reason.ts";
import type { Pool } from "../connection/pool.ts";
import type { CommitCounts } from "./batcher.ts";
import type { Resting } from "./cache.ts";
import type { KnownFields } from "./fields.ts";
import type { ActionKey } from "./writes/ledger.ts";

/** Milliseconds since the epoch. */
export type Clock = () => number;

/** What a rule gets to judge by. */
export interface Loaded {
  /** The actor and those of `alsoPlayers` who exist. */
  players: ReadonlyMap<number, PlayerState>;
  /** Whether a player was to take part and does not exist. */
  isGone(playerId: number): boolean;
  cooldownUntil(playerId: number, cell: Position): number | null;
  /** The actor's version once these changes are written. */
  versionAfter(changes: Changes): number;
  now: number;
}

export type Decision<A, E> = { ok: true; changes: Changes; answer: A } | { ok: false; error: E };

export interface ActionRequest<A, E, P = undefined> {
  playerId: number;
  /** Who else takes part, such as the referrer of the actor. */
  alsoPlayers?: (actor: PlayerState) => readonly number[];
  /** The fields that the action may change; nobody else of this process changes them meanwhile. */
  fields?: (actor: PlayerState) => readonly Position[];
  /**
   * Whether only the rule finds out whom and which fields it changes, such as where a jump ends: they
   * are locked then, and it is decided again. Else a rule that changes what was not named is a bug.
   */
  locksAsDecided?: boolean;
  /** What else nobody of this process changes meanwhile, such as what there is between two players. */
  thing?: string;
  /** Reads what `decide` needs besides; runs while players and fields are locked. */
  prepare?: (loaded: Loaded) => Promise<P>;
  /**
   * Reads again what `decide` looked at besides players and `fields`, before a refusal is told; true
   * when it was not as known. Asked once an action.
   */
  recheck?: (loaded: Loaded) => Promise<boolean>;
  /** What changes nothing may be answered as of a quarter of a second ago; never a refusal. */
  mayBeOld?: boolean;
  /** The caller's key: the same key and body are answered with the first answer again. */
  idempotency?: ActionKey;
  /** Judges synchronously; asked again whenever somebody was faster. `answer` is JSON. */
  decide: (loaded: Loaded, prepared: P) => Decision<A, E>;
}

/**
 * `KEY_REUSED`: the key came with another body before. `BUSY`: not done in time, the outcome may be
 * unknown, the same key is safe to send again. `PLAYER_GONE`: there is no such player.
 */
export type ActionFailure = "KEY_REUSED" | "BUSY" | "PLAYER_GONE";

export type ActionResult<A, E> =
  | { ok: true; answer: A; replayed: boolean }
  | { ok: false; error: E | ActionFailure };

export interface Actions {
  /** Runs one action: load, decide, commit with the next batch; again when a version moved on. */
  perform<A, E, P = undefined>(request: ActionRequest<A, E, P>): Promise<ActionResult<A, E>>;
  /** A player as of at most a quarter of a second ago; null when there is none. */
  read(playerId: number): Promise<PlayerState | null>;
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
