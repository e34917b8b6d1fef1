import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Changes, PlayerState, Position } from "@emberlode/game";
import { isRetryable, outageReason } from "../connection/errors.ts";
import type { OutageReason } from "../connection/outage-reason.ts";
import type { Pool } from "../connection/pool.ts";
import type {
  ActionRequest,
  ActionResult,
  Actions,
  ActionsOptions,
  Clock,
  Loaded,
} from "./action-request.ts";
import { Batcher, type CommitCounts } from "./batcher.ts";
import { cooldownOf, PlayerCache, type Resting, restingOf } from "./cache.ts";
import { type Cached, type Entries, fieldKey } from "./cached.ts";
import { encodeAction, touched } from "./encode.ts";
import { changedFields, type KnownFields, NO_FIELDS } from "./fields.ts";
import { withLines } from "./lines.ts";
import { type Lock, PlayerLocks } from "./locks.ts";
import { isStep } from "./writes/all-writes.ts";
import type { ActionKey } from "./writes/ledger.ts";

const MAX_ATTEMPTS = 10;
/** Actions that wait for one player or field. */
const MAX_WAITING = 64;
const TRUST_MS = 250;
/** A database that is well answers within this time. */
const FAIR_MS = 500;

const FIND_KEY = `
select body_hash as "bodyHash", answer::text as answer from ledger where player_id = $1 and key = $2`;

interface Attempt {
  key: ActionKey | null;
  /** An earlier try may have been written although its answer was lost. */
  unsure: boolean;
  /** What a refusal looked at besides players was read again. */
  rechecked: boolean;
  /** Who and what takes part besides, as the rule found out. */
  also: { players: readonly number[]; cells: readonly Position[] };
  /** What to call it when the time is over: null while it waits for another call or row, and after a conflict. */
  outage: OutageReason | null;
  /** As `performance.now` counts. */
  began: number;
  end: number;
}

/** What a try has locked: its players, the fields that it locked, and the time. */
interface Locked {
  /** Of players; some of them may not exist. */
  ids: readonly number[];
  entries: Entries;
  cells: readonly Position[];
  now: number;
}

const RETRY = Symbol("retry");
const NO_CELLS: readonly Position[] = [];

/** Fields are locked by numbers below 0, players by their ids. */
const fieldLock = (cell: Position): number => -fieldKey(cell);

class GroupCommit implements Actions {
  readonly #pool: Pool;
  readonly #clock: Clock;
  readonly #budgetMs: number;
  readonly #fields: KnownFields;
  readonly #onChanged: (playerIds: readonly number[]) => void;
  readonly #onOutage: (reason: OutageReason) => void;
  readonly #cache: PlayerCache;
  readonly #batcher: Batcher;
  readonly #locks = new PlayerLocks(MAX_WAITING);
  readonly #boot = `~${randomBytes(9).toString("base64url")}.`;
  #numbers = 0;
  #keys = 0;
  #retries = 0;

  constructor(options: ActionsOptions) {
    const { pool, clock, fields = NO_FIELDS, cacheSize = 20_000, budgetMs = 2800 } = options;
    this.#pool = pool;
    this.#onChanged = options.onChanged ?? (() => {});
    this.#onOutage = options.onOutage ?? (() => {});
    this.#fields = fields;
    this.#clock = clock;
    this.#budgetMs = budgetMs;
    this.#cache = new PlayerCache(pool, cacheSize);
    this.#batcher = new Batcher(pool);
  }

  perform<A, E, P>(request: ActionRequest<A, E, P>): Promise<ActionResult<A, E>> {
    return new Promise((resolve, reject) => {
      // The work itself goes on until its statement is over, so that locks and memory stay true.
      const began = performance.now();
      const attempt: Attempt = {
        key: request.idempotency ?? null,
        unsure: false,
        rechecked: false,
        also: { players: [], cells: NO_CELLS },
        outage: "deadline",
        began,
        end: began + this.#budgetMs,
      };
      let isAnswered = false;
      const timer = setTimeout(() => {
        isAnswered = true;
        if (attempt.outage !== null) this.#onOutage(attempt.outage);
        resolve({ ok: false, error: "BUSY" });
      }, this.#budgetMs);
      this.#run(request, attempt).then(
        (result) => {
          clearTimeout(timer);
          // Tries that all lost to others, or too many that wait for one player, are no outage.
          const isRefused = !result.ok && result.error === "BUSY" && attempt.unsure && !isAnswered;
          if (isRefused && attempt.outage !== null) this.#onOutage(attempt.outage);
          resolve(result);
        },
        (error) => {
          clearTimeout(timer);
          reject(error);
        },
      );
    });
  }

  async read(playerId: number): Promise<PlayerState | null> {
    return (await this.#recent(playerId))?.state ?? null;
  }

  async resting(playerId: number): Promise<readonly Resting[]> {
    return restingOf(await this.#recent(playerId), this.#clock());
  }

  async #recent(playerId: number): Promise<Cached | undefined> {
    const ids = [playerId];
    const entries = await this.#cache.load(ids, this.#clock());
    const isStale = await this.#cache.dropStale(entries, performance.now() - TRUST_MS);
    return (isStale ? await this.#cache.load(ids, this.#clock()) : entries).get(playerId);
  }

  forget(playerId: number): void {
    this.#cache.forget(playerId);
    this.#onChanged([playerId]);
  }

  counts(): CommitCounts {
    const { batches, seconds, failed, waiting } = this.#batcher;
    return { batches, seconds, failed, waiting, retries: this.#retries };
  }

  async #run<A, E, P>(
    request: ActionRequest<A, E, P>,
    attempt: Attempt,
  ): Promise<ActionResult<A, E>> {
    for (let tries = 0; tries < MAX_ATTEMPTS && performance.now() < attempt.end; tries++) {
      if (tries > 0) {
        this.#retries += 1;
        await sleep(Math.random() * Math.min(200, 2 ** tries));
      }
      try {
        const result = await this.#try(request, attempt);
        if (result !== RETRY) return result;
      } catch (error) {
        if (!isRetryable(error)) throw error;
        attempt.unsure = true;
        attempt.outage = outageReason(error);
      }
    }
    return { ok: false, error: "BUSY" };
  }

  async #try<A, E, P>(request: ActionRequest<A, E, P>, attempt: Attempt) {
    const { ids, cells } = await this.#participants(request, attempt);
    const taken: Lock[] = [...cells.map(fieldLock), ...ids].sort((a, b) => a - b);
    if (request.thing !== undefined) taken.push(request.thing);
    // Whoever waits for another call of this process waits for no database.
    attempt.outage = null;
    if (!(await this.#locks.take(taken, request.playerId)))
      return { ok: false, error: "BUSY" } as const;
    // What comes late to its turn says nothing of the database either.
    attempt.outage = attempt.end - performance.now() >= FAIR_MS ? "deadline" : null;
    try {
      if (performance.now() >= attempt.end) return { ok: false, error: "BUSY" } as const;
      const now = this.#clock();
      const entries = await this.#cache.load(ids, now);
      const actor = entries.get(request.playerId);
      if (actor === undefined) return { ok: false, error: "PLAYER_GONE" } as const;
      const also = request.alsoPlayers?.(actor.state);
      if (also?.some((id) => !ids.includes(id))) return RETRY;
      const others = request.fields?.(actor.state);
      if (others?.some((cell) => !taken.includes(fieldLock(cell)))) return RETRY;
      return await this.#decide(request, attempt, { ids, entries, cells, now });
    } catch (error) {
      // What the database holds now is not known.
      for (const id of ids) this.#cache.forget(id);
      if (cells.length > 0) await this.#fields.reload(cells).catch(() => {});
      throw error;
    } finally {
      this.#locks.free(taken);
    }
  }

  /** Who and what takes part, lowest id first. Judged before the locks, so checked again behind them. */
  async #participants<A, E, P>(
    { playerId, alsoPlayers, fields }: ActionRequest<A, E, P>,
    { also }: Attempt,
  ) {
    const alone = { ids: [playerId], cells: NO_CELLS };
    const isAlone = also.players.length === 0 && also.cells.length === 0;
    if (alsoPlayers === undefined && fields === undefined && isAlone) return alone;
    let actor = this.#cache.peek(playerId);
    actor ??= (await this.#cache.load([playerId], this.#clock())).get(playerId);
    if (actor === undefined) return alone;
    const ids = new Set([playerId, ...(alsoPlayers?.(actor.state) ?? []), ...also.players]);
    const named = [...(fields?.(actor.state) ?? []), ...also.cells];
    const cells = new Map(named.map((cell) => [fieldKey(cell), cell]));
    return { ids: [...ids].sort((a, b) => a - b), cells: [...cells.values()] };
  }

  async #decide<A, E, P>(
    request: ActionRequest<A, E, P>,
    attempt: Attempt,
    locked: Locked,
  ): Promise<ActionResult<A, E> | typeof RETRY> {
    const { ids, entries, cells, now } = locked;
    const states = new Map<number, PlayerState>();
    for (const [id, entry] of entries) states.set(id, entry.state);
    const loaded: Loaded = {
      players: states,
      isGone: (id) => ids.includes(id) && !entries.has(id),
      cooldownUntil: (playerId, cell) => cooldownOf(entries.get(playerId), cell, now),
      versionAfter: (changes) =>
        versionOf(entries, request.playerId) + (isWritten(changes, attempt) ? 1 : 0),
      now,
    };
    const prepared = request.prepare === undefined ? undefined : await request.prepare(loaded);
    const decision = request.decide(loaded, prepared as P);
    if (!decision.ok) {
      const before = await this.#answered<A>(request.playerId, attempt);
      if (before !== null) return before;
      return (await this.#movedOn(locked, attempt, () => request.recheck?.(loaded)))
        ? RETRY
        : decision;
    }
    const { answer } = decision;
    if (attempt.key === null && !decision.changes.every(isStep)) {
      attempt.key = { key: this.#boot + (this.#keys++).toString(36), bodyHash: "" };
    }
    const players = touched(request.playerId, decision.changes);
    if (!isWritten(decision.changes, attempt)) {
      // Nothing is written that would tell whether somebody moved on elsewhere.
      const since = request.mayBeOld ? performance.now() - TRUST_MS : attempt.began;
      if (await this.#cache.dropStale(entries, since)) return RETRY;
      return { ok: true, answer, replayed: false };
    }
    const changed = changedFields(decision.changes, entries);
    const isFieldLocked = (cell: Position) => cells.some((one) => fieldKey(one) === fieldKey(cell));
    const unnamed = changed.find((cell) => !isFieldLocked(cell));
    if (
      request.locksAsDecided &&
      (unnamed !== undefined || players.some((id) => !entries.has(id)))
    ) {
      attempt.also = { players, cells: changed };
      return RETRY;
    }
    if (unnamed !== undefined) {
      throw new Error(`A rule changed a field, ${unnamed.x},${unnamed.y}, that was not named.`);
    }
    const fields = changed.map((cell) => ({ ...cell, version: this.#fields.versionOf(cell) }));
    const writes = withLines(decision.changes, entries, request.playerId);
    this.#numbers = (this.#numbers + 1) % 1_000_000_000;
    const action = encodeAction({
      n: this.#numbers,
      actor: request.playerId,
      players,
      entries,
      writes,
      fields,
      key: attempt.key,
      answer,
      now,
    });
    // Also when the answer is lost: the statement may have been done all the same.
    const began = performance.now();
    const outcome = await this.#batcher
      .submit(action, {
        end: attempt.end,
        onLocked: () => {
          // Somebody else has a row of it: no outage, however long that takes.
          attempt.outage = null;
        },
      })
      .finally(() => this.#onChanged(players));
    const done = outcome === "written";
    if (done) this.#cache.apply(entries, { players, writes, now, began });
    else for (const id of players) this.#cache.forget(id);
    // Others look at these fields only when the locks are free.
    if (fields.length > 0) await this.#fields.reload(fields).catch(() => {});
    if (done) return { ok: true, answer, replayed: false };
    if (outcome !== "missed") return { ok: false, error: "BUSY" };
    return (await this.#answered<A>(request.playerId, attempt)) ?? RETRY;
  }

  /**
   * Whether what a refusal was decided on is not what the database holds: players since this call came,
   * fields and the rest once a call.
   */
  async #movedOn(
    { entries, cells }: Locked,
    attempt: Attempt,
    recheck: () => Promise<boolean> | undefined,
  ): Promise<boolean> {
    const isFirst = !attempt.rechecked;
    attempt.rechecked = true;
    const moved = await Promise.all([
      this.#cache.dropStale(entries, attempt.began),
      isFirst && cells.length > 0 && this.#fields.reload(cells),
      isFirst && recheck(),
    ]);
    return moved.includes(true);
  }

  /** The answer that the action's key got before, if it did. */
  async #answered<A>(
    playerId: number,
    { key, unsure }: Attempt,
  ): Promise<ActionResult<A, never> | null> {
    if (key === null) return null;
    const [row] = await this.#pool.query<{ bodyHash: string; answer: string | null }>(FIND_KEY, [
      playerId,
      key.key,
    ]);
    if (row === undefined) return null;
    if (row.bodyHash !== key.bodyHash) return { ok: false, error: "KEY_REUSED" };
    // The statement may have been done after it was given up.
    if (unsure) this.#onChanged([playerId]);
    return { ok: true, answer: JSON.parse(row.answer ?? "null"), replayed: !unsure };
  }
}

/** Whether anything is to be written; under a key, at least the answer. */
function isWritten(changes: Changes, { key }: Attempt): boolean {
  return key !== null || changes.length > 0;
}

function versionOf(entries: Entries, id: number): number {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`A rule changed player ${id}, who was not loaded.`);
  return entry.version;
}

/** The group commit of one process on one world. Make one per process. */
export function createActions(options: ActionsOptions): Actions {
  return new GroupCommit(options);
}
