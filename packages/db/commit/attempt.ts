/** One action in this process: its phases, retried until its deadline. */
import { setTimeout as sleep } from "node:timers/promises";
import { cellIndex, type Position, type Refusal, type Success } from "@emberlode/game";
import { isRetryable, OverloadedError, outageReason } from "../connection/errors.ts";
import type { OutageReason } from "../connection/outage-reason.ts";
import type { Pool } from "../connection/pool.ts";
import type { Batcher } from "./batcher.ts";
import type { PlayerCache } from "./cache.ts";
import type { CachedPlayer } from "./cached-player.ts";
import { encodeAction, touchedPlayers } from "./encode.ts";
import { changedFields, type FieldVersions } from "./fields.ts";
import { LockedState, type Participants } from "./locked-state.ts";
import type { KeyedLocks, Lock } from "./locks.ts";
import { numberEntries } from "./number-entries.ts";
import { type ActionResult, type Clock, type Plan, RETRY } from "./plan.ts";
import type { SeasonView } from "./season-view.ts";
import { needsKey } from "./writes/all-writes.ts";
import type { ActionKey } from "./writes/ledger.ts";

const MAX_TRIES = 10;
/** A healthy database responds within this time. */
const HEALTHY_RESPONSE_MS = 500;

const FIND_KEY = `
select body_hash as "bodyHash", answer::text as answer from ledger where player_id = $1 and key = $2`;

/** State shared by all actions of a process. */
export interface SharedState {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly fields: FieldVersions;
  readonly season: SeasonView;
  readonly onChanged: (playerIds: readonly number[]) => void;
  readonly cache: PlayerCache;
  readonly batcher: Batcher;
  readonly locks: KeyedLocks;
  /** Prefix of the keys that this process generates for actions without one. */
  readonly keyPrefix: string;
  /** The number of the last submitted action, and how often actions were retried. */
  readonly counters: { lastAction: number; retries: number };
  /** How old a player's state may be where a stale answer is allowed, in milliseconds. */
  readonly maxStalenessMs: () => number;
}

/** The rule found more participants: start again, with their locks. */
const MORE_LOCKS = Symbol("more locks");
const NO_CELLS: readonly Position[] = [];
const NO_PARTICIPANTS: Participants = { ids: [], cells: NO_CELLS };
export const BUSY = { ok: false, code: "BUSY" } as const;

/** Fields are locked by negative numbers, players by their ids. */
const fieldLock = (cell: Position): number => -1 - cellIndex(cell);

/** The work on one action; it may take several tries. */
export class Attempt<Outcome, Code extends string, Answer, Read> {
  /** A try failed because of the database, so BUSY is more than a lost race. */
  hadDatabaseError = false;
  /**
   * The outage to report at the deadline; null while it waits for another call or row, and after a
   * conflict.
   */
  outage: OutageReason | null = "deadline";
  readonly #shared: SharedState;
  readonly #playerId: number;
  readonly #plan: Plan<Outcome, Code, Answer, Read>;
  #key: ActionKey | null;
  /** An earlier try may have been written although its answer was lost. */
  #mayHaveCommitted = false;
  /**
   * Whether a refusal has already been checked against reloaded fields and the plan's `recheck`.
   */
  #isRechecked = false;
  /** Additional participants found by the rule. */
  #discovered = NO_PARTICIPANTS;
  /** The season that the action belongs to: that of the caller, else of the first try. */
  #season: number | null;
  /** By `performance.now`. */
  readonly #began = performance.now();
  readonly #deadline: number;

  constructor(
    shared: SharedState,
    playerId: number,
    plan: Plan<Outcome, Code, Answer, Read>,
    { key, season, budgetMs }: { key: ActionKey | null; season: number | null; budgetMs: number },
  ) {
    this.#shared = shared;
    this.#playerId = playerId;
    this.#plan = plan;
    this.#key = key;
    this.#season = season;
    this.#deadline = this.#began + budgetMs;
  }

  async run(): Promise<ActionResult<Answer, Code>> {
    const { maxTries = MAX_TRIES } = this.#plan;
    let failure: OutageReason | null = null;
    for (let tries = 1; tries <= maxTries && performance.now() < this.#deadline; tries++) {
      try {
        const result = await this.#try();
        if (result === MORE_LOCKS) continue;
        if (result === BUSY) break;
        if (result !== RETRY) return result;
      } catch (error) {
        if (!isRetryable(error)) throw error;
        this.hadDatabaseError = true;
        failure = outageReason(error);
        this.outage = failure;
      }
      if (tries === maxTries) break;
      this.#shared.counters.retries += 1;
      await sleep(Math.random() * Math.min(200, 2 ** tries));
    }
    // Report the failure of an earlier try: a timeout of the last one hides the cause.
    this.outage ??= failure;
    return BUSY;
  }

  async #try(): Promise<ActionResult<Answer, Code> | typeof RETRY | typeof MORE_LOCKS> {
    const { cache, clock, locks } = this.#shared;

    // 1. Participants. This guess precedes the locks and is repeated after them.
    let cached = cache.peek(this.#playerId);
    if (cached === undefined && (this.#plan.players ?? this.#plan.fields) !== undefined) {
      cached = (await cache.load([this.#playerId], clock())).get(this.#playerId);
    }
    const { ids, cells } = this.#predictParticipants(cached);

    // 2. Lock them, in the order that all actions use.
    const named: Lock[] = [...cells.map(fieldLock), ...ids].sort((a, b) => a - b);
    const needed = this.#plan.readOnly ? [] : named;
    if (this.#plan.extraLock !== undefined) needed.push(this.#plan.extraLock);
    // Waiting for locks of this process is not an outage.
    this.outage = null;
    if (!(await locks.acquire(needed, this.#playerId))) return BUSY;
    // A deadline that leaves even a healthy database too little time is not an outage either.
    this.outage = this.#deadline - performance.now() >= HEALTHY_RESPONSE_MS ? "deadline" : null;
    try {
      if (performance.now() >= this.#deadline) return BUSY;

      // 3. Load the players, and what only this plan reads.
      const now = clock();
      const entries = await cache.load(ids, now);
      const actorEntry = entries.get(this.#playerId);
      if (actorEntry === undefined) return { ok: false, code: "NOT_LOGGED_IN" };
      const otherSeason = await this.#checkSeason(actorEntry);
      if (otherSeason !== null) return otherSeason;
      const hasKey = this.#key !== null;
      const locked = new LockedState({ ids, cells }, entries, actorEntry, { now, hasKey });
      const loading = this.#plan.load?.(locked);
      const loaded = (loading instanceof Promise ? await loading : loading) as Read;
      if (!this.#isNamedLocked(locked)) return RETRY;

      // 4. Judge.
      const ruling = this.#plan.rule(locked, loaded);
      if (ruling === RETRY) return RETRY;
      if (!ruling.ok) return await this.#refuse(ruling, locked);
      if (this.#plan.readOnly && ruling.changes.length > 0) {
        throw new Error("A plan that only reads changed something.");
      }

      // 5. Additional participants are locked in the next try, and the rule judges again.
      const players = touchedPlayers(this.#playerId, ruling.changes);
      const touchedCells = changedFields(ruling.changes, entries);
      if (this.#needsMoreLocks(players, touchedCells, locked)) return MORE_LOCKS;

      // 6. Write, with the answer for a repeated key.
      const answer = this.#plan.answer(ruling, locked, loaded);
      const unwritten = await this.#write(
        { done: ruling, players, changed: touchedCells, answer },
        locked,
      );

      // 7. Answer.
      return unwritten ?? { ok: true, answer, replayed: false };
    } catch (error) {
      // The state in the database is unknown now.
      for (const id of ids) cache.evict(id);
      if (cells.length > 0) await this.#shared.fields.reload(cells).catch(() => {});
      throw error;
    } finally {
      locks.release(needed);
    }
  }

  /** The participants to lock, from the cached state of the actor; lowest id first. */
  #predictParticipants(actorEntry: CachedPlayer | undefined): Participants {
    const others = (actorEntry && this.#plan.players?.(actorEntry.state)) ?? [];
    const fields = (actorEntry && this.#plan.fields?.(actorEntry.state)) ?? NO_CELLS;
    const ids = new Set([this.#playerId, ...others, ...this.#discovered.ids]);
    const named = [...fields, ...this.#discovered.cells];
    const cells = new Map(named.map((cell) => [cellIndex(cell), cell]));
    return { ids: [...ids].sort((a, b) => a - b), cells: [...cells.values()] };
  }

  /**
   * Checks that this process knows the loaded player's season and that the action was decided in
   * it. Returns a refusal or RETRY otherwise, null if fine. An action of an earlier season is
   * refused unless its key already has an answer.
   */
  async #checkSeason({
    season,
  }: CachedPlayer): Promise<ActionResult<Answer, never> | typeof RETRY | null> {
    const known = this.#shared.season.number();
    if (known !== null && known !== season) {
      this.#season ??= known;
      this.#shared.cache.clear();
      if (known < season) await this.#shared.season.renew();
      return RETRY;
    }
    this.#season ??= season;
    if (this.#season === season) return null;
    return (await this.#storedAnswer()) ?? { ok: false, code: "SEASON_CHANGED" };
  }

  /** Whether everything that the plan now names is locked. */
  #isNamedLocked(locked: LockedState): boolean {
    const { players, fields } = this.#plan;
    const isUnlocked = players?.(locked.actor).some((id) => !locked.ids.includes(id));
    if (isUnlocked) return false;
    return fields?.(locked.actor).every((cell) => locked.isLocked(cell)) ?? true;
  }

  /**
   * Returns a refusal if it is still true; a key that already has an answer gets that answer
   * instead.
   */
  async #refuse(
    refusal: Refusal<Code>,
    locked: LockedState,
  ): Promise<ActionResult<Answer, Code> | typeof RETRY> {
    const stored = await this.#storedAnswer();
    if (stored !== null) return stored;
    const isFirst = !this.#isRechecked;
    // Players must have been checked since this attempt began; everything else is reloaded only
    // once.
    const hasChanged = await Promise.all([
      this.#shared.cache.dropStale(locked.entries, this.#began),
      isFirst && locked.cells.length > 0 && this.#shared.fields.reload(locked.cells),
      isFirst && this.#plan.recheck?.(locked),
    ]);
    this.#isRechecked = true;
    return hasChanged.includes(true) ? RETRY : refusal;
  }

  /**
   * Whether the rule changes more than is locked. Without `discoversParticipants` that is a bug and
   * throws: here for a field, in `encodeAction` for a player.
   */
  #needsMoreLocks(
    players: readonly number[],
    changed: readonly Position[],
    locked: LockedState,
  ): boolean {
    const unnamed = changed.find((cell) => !locked.isLocked(cell));
    if (this.#plan.discoversParticipants) {
      if (unnamed === undefined && players.every((id) => locked.entries.has(id))) return false;
      this.#discovered = { ids: players, cells: changed };
      return true;
    }
    if (unnamed === undefined) return false;
    throw new Error(`A rule changed a field, ${unnamed.x},${unnamed.y}, that was not named.`);
  }

  /** Writes the action. Null if it was written or needed no write; else the result, or a retry. */
  async #write(
    action: {
      done: Success<Outcome>;
      players: readonly number[];
      changed: readonly Position[];
      answer: Answer;
    },
    { entries, now }: LockedState,
  ): Promise<ActionResult<Answer, Code> | typeof RETRY | null> {
    const { cache, batcher, fields: fieldVersions, counters, onChanged } = this.#shared;
    const { changes } = action.done;
    const { players, answer } = action;
    const number = ++counters.lastAction;
    if (this.#key === null && changes.some(needsKey)) {
      this.#key = { key: this.#shared.keyPrefix + number.toString(36), bodyHash: "" };
    }
    if (this.#key === null && changes.length === 0) {
      // Nothing is written that would detect a concurrent change of a player.
      const since = this.#plan.readOnly
        ? performance.now() - this.#shared.maxStalenessMs()
        : this.#began;
      return (await cache.dropStale(entries, since)) ? RETRY : null;
    }
    const fields = action.changed.map((cell) => ({
      version: fieldVersions.versionOf(cell),
      ...cell,
    }));
    const writes = numberEntries(changes, entries, this.#playerId);
    const encoded = encodeAction({
      n: number % 1_000_000_000,
      actor: this.#playerId,
      players,
      entries,
      writes,
      fields,
      key: this.#key,
      answer,
      now,
    });
    const began = performance.now();
    const result = await batcher
      .submit(encoded, {
        deadline: this.#deadline,
        onBlocked: () => {
          // Another transaction holds one of its rows: not an outage, however long that takes.
          this.outage = null;
        },
      })
      .catch((error: unknown) => {
        if (isRetryable(error) && !(error instanceof OverloadedError))
          this.#mayHaveCommitted = true;
        throw error;
      })
      // Notify even if the answer is lost: the statement may have been committed.
      .finally(() => onChanged(players));
    const isWritten = result === "written";
    if (isWritten) cache.apply(entries, { players, writes, now, began });
    else for (const id of entries.keys()) cache.evict(id);
    // Reload before the locks are released, so that others see the new fields.
    if (fields.length > 0) await fieldVersions.reload(fields).catch(() => {});
    if (isWritten) return null;
    return result === "missed" ? ((await this.#storedAnswer()) ?? RETRY) : BUSY;
  }

  /** The stored answer of the action's key, if any. */
  async #storedAnswer(): Promise<ActionResult<Answer, never> | null> {
    if (this.#key === null) return null;
    const [row] = await this.#shared.pool.query<{ bodyHash: string; answer: string | null }>(
      FIND_KEY,
      [this.#playerId, this.#key.key],
    );
    if (row === undefined) return null;
    if (row.bodyHash !== this.#key.bodyHash) return { ok: false, code: "KEY_REUSED" };
    // The statement may have been committed after this process gave up waiting.
    if (this.#mayHaveCommitted) this.#shared.onChanged([this.#playerId]);
    return {
      ok: true,
      answer: JSON.parse(row.answer ?? "null"),
      replayed: !this.#mayHaveCommitted,
    };
  }
}
