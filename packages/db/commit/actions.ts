import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Changes, PlayerState, Position } from "@emberlode/game";
import { isRetryable } from "../connection/errors.ts";
import type { Pool } from "../connection/pool.ts";
import { Batcher } from "./batcher.ts";
import { type Cached, cooldownOf, PlayerCache } from "./cache.ts";
import { type ActionKey, encodeAction, touched } from "./encode.ts";
import { PlayerLocks } from "./locks.ts";

/** Milliseconds since the epoch. */
export type Clock = () => number;

/** What a rule gets to judge by. */
export interface Loaded {
  /** The actor and those of `alsoPlayers` who exist. */
  players: ReadonlyMap<number, PlayerState>;
  cooldownUntil(playerId: number, cell: Position): number | null;
  now: number;
}

export type Decision<A, E> = { ok: true; changes: Changes; answer: A } | { ok: false; error: E };

export interface ActionRequest<A, E> {
  playerId: number;
  /** Who else takes part, such as the referrer of the actor. */
  alsoPlayers?: (actor: PlayerState) => readonly number[];
  /** The caller's key: the same key and body are answered with the first answer again. */
  idempotency?: ActionKey;
  /** Judges synchronously; asked again whenever somebody was faster. `answer` is JSON. */
  decide: (loaded: Loaded) => Decision<A, E>;
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
  perform<A, E>(request: ActionRequest<A, E>): Promise<ActionResult<A, E>>;
  /** A player as of at most a quarter of a second ago; null when there is none. */
  read(playerId: number): Promise<PlayerState | null>;
  /** Drops a player from memory, for those who changed the row in SQL. */
  forget(playerId: number): void;
}

export interface ActionsOptions {
  pool: Pool;
  clock: Clock;
  /** Players kept in memory. */
  cacheSize?: number;
  /** Longest that a caller waits for an answer. */
  budgetMs?: number;
}

const MAX_ATTEMPTS = 10;
const MAX_WAITING_PER_PLAYER = 64;
const TRUST_MS = 250;

const FIND_KEY = `
select body_hash as "bodyHash", answer::text as answer from ledger where player_id = $1 and key = $2`;

interface Course {
  key: ActionKey | null;
  /** An earlier try may have been written although its answer was lost. */
  unsure: boolean;
  end: number;
}

const AGAIN = Symbol("again");

class GroupCommit implements Actions {
  readonly #pool: Pool;
  readonly #clock: Clock;
  readonly #budgetMs: number;
  readonly #cache: PlayerCache;
  readonly #batcher: Batcher;
  readonly #locks = new PlayerLocks(MAX_WAITING_PER_PLAYER);
  readonly #boot = `~${randomBytes(9).toString("base64url")}.`;
  #numbers = 0;
  #keys = 0;

  constructor({ pool, clock, cacheSize = 20_000, budgetMs = 2800 }: ActionsOptions) {
    this.#pool = pool;
    this.#clock = clock;
    this.#budgetMs = budgetMs;
    this.#cache = new PlayerCache(pool, cacheSize);
    this.#batcher = new Batcher(pool);
  }

  perform<A, E>(request: ActionRequest<A, E>): Promise<ActionResult<A, E>> {
    return new Promise((resolve, reject) => {
      // The work itself goes on until its statement is over, so that locks and memory stay true.
      const timer = setTimeout(() => resolve({ ok: false, error: "BUSY" }), this.#budgetMs);
      this.#run(request).then(
        (result) => {
          clearTimeout(timer);
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
    const ids = [playerId];
    const entries = await this.#cache.load(ids, this.#clock());
    if (await this.#cache.dropStale(entries, TRUST_MS)) {
      return (await this.#cache.load(ids, this.#clock())).get(playerId)?.state ?? null;
    }
    return entries.get(playerId)?.state ?? null;
  }

  forget(playerId: number): void {
    this.#cache.forget(playerId);
  }

  async #run<A, E>(request: ActionRequest<A, E>): Promise<ActionResult<A, E>> {
    const course: Course = {
      key: request.idempotency ?? null,
      unsure: false,
      end: performance.now() + this.#budgetMs,
    };
    for (let attempt = 0; attempt < MAX_ATTEMPTS && performance.now() < course.end; attempt++) {
      if (attempt > 0) await sleep(Math.random() * Math.min(200, 2 ** attempt));
      try {
        const result = await this.#attempt(request, course);
        if (result !== AGAIN) return result;
      } catch (error) {
        if (!isRetryable(error)) throw error;
        course.unsure = true;
      }
    }
    return { ok: false, error: "BUSY" };
  }

  async #attempt<A, E>(request: ActionRequest<A, E>, course: Course) {
    const ids = await this.#participants(request);
    if (!(await this.#locks.take(ids))) return { ok: false, error: "BUSY" } as const;
    try {
      if (performance.now() >= course.end) return { ok: false, error: "BUSY" } as const;
      const now = this.#clock();
      const entries = await this.#cache.load(ids, now);
      const actor = entries.get(request.playerId);
      if (actor === undefined) return { ok: false, error: "PLAYER_GONE" } as const;
      const also = request.alsoPlayers?.(actor.state);
      if (also?.some((id) => !ids.includes(id))) return AGAIN;
      return await this.#decide(request, course, entries, now);
    } catch (error) {
      // What the database holds now is not known.
      for (const id of ids) this.#cache.forget(id);
      throw error;
    } finally {
      this.#locks.free(ids);
    }
  }

  /** Who takes part, lowest id first. Judged before the locks, so checked again behind them. */
  async #participants<A, E>({ playerId, alsoPlayers }: ActionRequest<A, E>): Promise<number[]> {
    if (alsoPlayers === undefined) return [playerId];
    let actor = this.#cache.peek(playerId);
    actor ??= (await this.#cache.load([playerId], this.#clock())).get(playerId);
    if (actor === undefined) return [playerId];
    return [...new Set([playerId, ...alsoPlayers(actor.state)])].sort((a, b) => a - b);
  }

  async #decide<A, E>(
    request: ActionRequest<A, E>,
    course: Course,
    entries: ReadonlyMap<number, Cached>,
    now: number,
  ): Promise<ActionResult<A, E> | typeof AGAIN> {
    const players = new Map<number, PlayerState>();
    for (const [id, entry] of entries) players.set(id, entry.state);
    const decision = request.decide({
      players,
      cooldownUntil: (playerId, cell) => cooldownOf(entries.get(playerId), cell, now),
      now,
    });
    if (!decision.ok) {
      const before = await this.#answered<A>(request.playerId, course);
      if (before !== null) return before;
      return (await this.#cache.dropStale(entries, TRUST_MS)) ? AGAIN : decision;
    }
    const { changes, answer } = decision;
    if (course.key === null && changes.ledger.length > 0) {
      course.key = { key: this.#boot + (this.#keys++).toString(36), bodyHash: "" };
    }
    const written = touched(request.playerId, changes);
    if (written.length === 1 && course.key === null && isEmpty(changes)) {
      // Nothing is written that would tell whether somebody moved on elsewhere.
      if (await this.#cache.dropStale(entries, TRUST_MS)) return AGAIN;
      return { ok: true, answer, replayed: false };
    }
    this.#numbers = (this.#numbers + 1) % 1_000_000_000;
    const action = encodeAction({
      n: this.#numbers,
      actor: request.playerId,
      players: written,
      versionOf: (id) => versionOf(entries, id),
      changes,
      key: course.key,
      answer,
      now,
    });
    if (await this.#batcher.submit(action)) {
      this.#cache.apply(entries, written, changes, now);
      return { ok: true, answer, replayed: false };
    }
    for (const id of written) this.#cache.forget(id);
    return (await this.#answered<A>(request.playerId, course)) ?? AGAIN;
  }

  /** The answer that the action's key got before, if it did. */
  async #answered<A>(
    playerId: number,
    { key, unsure }: Course,
  ): Promise<ActionResult<A, never> | null> {
    if (key === null) return null;
    const [row] = await this.#pool.query<{ bodyHash: string; answer: string | null }>(FIND_KEY, [
      playerId,
      key.key,
    ]);
    if (row === undefined) return null;
    if (row.bodyHash !== key.bodyHash) return { ok: false, error: "KEY_REUSED" };
    return { ok: true, answer: JSON.parse(row.answer ?? "null"), replayed: !unsure };
  }
}

function isEmpty({ players, cooldowns, referrals }: Changes): boolean {
  return players.length === 0 && cooldowns.length === 0 && referrals.length === 0;
}

function versionOf(entries: ReadonlyMap<number, Cached>, id: number): number {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`A rule changed player ${id}, who was not loaded.`);
  return entry.version;
}

/** The group commit of one process on one world. Make one per process. */
export function createActions(options: ActionsOptions): Actions {
  return new GroupCommit(options);
}
