/** The group commit: runs actions on locked players and fields, and writes them in batches. */
import { randomBytes } from "node:crypto";
import type { PlayerState } from "@emberlode/game";
import { Attempt, BUSY, type SharedState } from "./attempt.ts";
import { Batcher, type CommitCounts } from "./batcher.ts";
import { cooldownsOf, type FieldCooldown, MAX_UNANNOUNCED_MS, PlayerCache } from "./cache.ts";
import type { CachedPlayer } from "./cached-player.ts";
import { NO_FIELDS } from "./fields.ts";
import { KeyedLocks } from "./locks.ts";
import type { ActionResult, Actions, ActionsOptions, Plan, PlayerWithBase } from "./plan.ts";
import { ANY_SEASON } from "./season-view.ts";
import type { ActionKey } from "./writes/ledger.ts";

/** Maximum number of actions that wait for one player or field. */
const MAX_WAITING = 64;

/** Deadline of an action, in milliseconds: an answer within three seconds, even if it is BUSY. */
const BUDGET_MS = 2_800;

/** How old a player's state may be where a stale answer is allowed, in milliseconds. */
const MAX_STALENESS_MS = 250;

class GroupCommit implements Actions {
  readonly #shared: SharedState;
  readonly #budgetMs: number;
  readonly #onOutage: NonNullable<ActionsOptions["onOutage"]>;
  readonly #onLateError: NonNullable<ActionsOptions["onLateError"]>;

  constructor(options: ActionsOptions) {
    const { pool, clock, fields = NO_FIELDS, cacheSize = 20_000, budgetMs = BUDGET_MS } = options;
    const { season = ANY_SEASON, receivesAllChanges = () => false } = options;
    const { onChanged = () => {}, onOutage = () => {}, onLateError = () => {} } = options;
    this.#budgetMs = budgetMs;
    this.#onOutage = onOutage;
    this.#onLateError = onLateError;
    this.#shared = {
      pool,
      clock,
      fields,
      season,
      onChanged,
      cache: new PlayerCache(pool, cacheSize),
      batcher: new Batcher(pool),
      locks: new KeyedLocks(MAX_WAITING),
      keyPrefix: `~${randomBytes(9).toString("base64url")}.`,
      counters: { lastAction: 0, retries: 0 },
      maxStalenessMs: () => (receivesAllChanges() ? MAX_UNANNOUNCED_MS : MAX_STALENESS_MS),
    };
  }

  perform<Outcome, Code extends string, Answer, Read>(
    playerId: number,
    plan: Plan<Outcome, Code, Answer, Read>,
    key: ActionKey | null = null,
    season: number | null = null,
  ): Promise<ActionResult<Answer, Code>> {
    const budgetMs = this.#budgetMs;
    const attempt = new Attempt(this.#shared, playerId, plan, { key, season, budgetMs });
    return new Promise((resolve, reject) => {
      // The attempt continues until its statement finishes, so that locks and caches stay correct.
      let isAnswered = false;
      const timer = setTimeout(() => {
        isAnswered = true;
        if (attempt.outage !== null) this.#onOutage(attempt.outage);
        resolve(BUSY);
      }, budgetMs);
      attempt.run().then(
        (result) => {
          clearTimeout(timer);
          // Losing all tries to other actions, or a full queue for one player, is not an outage.
          const isRefused = result === BUSY && attempt.hadDatabaseError && !isAnswered;
          if (isRefused && attempt.outage !== null) this.#onOutage(attempt.outage);
          resolve(result);
        },
        (error) => {
          clearTimeout(timer);
          if (isAnswered) this.#onLateError(error);
          else reject(error);
        },
      );
    });
  }

  async read(playerId: number): Promise<PlayerState | null> {
    return (await this.#recent(playerId))?.state ?? null;
  }

  cachedAt(playerId: number, version: number): PlayerState | null {
    const cached = this.#shared.cache.peek(playerId);
    return cached?.version === version ? cached.state : null;
  }

  async readWithBase(playerId: number): Promise<PlayerWithBase | null> {
    const recent = await this.#recent(playerId);
    if (recent === undefined) return null;
    const { state: player, waitingBase } = recent;
    return { player, waitingBase };
  }

  async cooldownsOf(playerId: number): Promise<readonly FieldCooldown[]> {
    return cooldownsOf(await this.#recent(playerId), this.#shared.clock());
  }

  async #recent(playerId: number): Promise<CachedPlayer | undefined> {
    const { cache, clock, maxStalenessMs } = this.#shared;
    const ids = [playerId];
    const entries = await cache.load(ids, clock());
    const isStale = await cache.dropStale(entries, performance.now() - maxStalenessMs());
    return (isStale ? await cache.load(ids, clock()) : entries).get(playerId);
  }

  invalidate(playerId: number): void {
    this.#shared.cache.evict(playerId);
    this.#shared.onChanged([playerId]);
  }

  invalidateAll(): void {
    this.#shared.cache.clear();
  }

  markUnverified(playerIds: readonly number[] | "all"): void {
    this.#shared.cache.markUnverified(playerIds);
  }

  counts(): CommitCounts {
    const { batches, seconds, failed, waiting } = this.#shared.batcher;
    return { batches, seconds, failed, waiting, retries: this.#shared.counters.retries };
  }
}

/** The group commit of one process on one world. Create one per process. */
export function createGroupCommit(options: ActionsOptions): Actions {
  return new GroupCommit(options);
}
