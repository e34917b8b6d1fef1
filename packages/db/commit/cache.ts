/** Players in memory with their versions, and when an entry may still be trusted. */
import { cellAt, cellIndex, type Position, utcDay } from "@emberlode/game";
import { coalesce } from "../connection/coalesce.ts";
import type { Pool } from "../connection/pool.ts";
import { type CachedPlayer, type Entries, referralDayKey } from "./cached-player.ts";
import { fromColumns, STATE_COLUMNS } from "./columns.ts";
import { applyToCache } from "./writes/all-writes.ts";
import type { NumberedWrite } from "./writes/write-definition.ts";

const LOAD = `
select
  (select row_to_json(r) from (select ${STATE_COLUMNS.map((name) => `p.${name}`).join(", ")}) r)::text as player,
  (select json_agg(json_build_array(c.x, c.y, c.until)) from cooldowns c
    where c.player_id = p.id and c.until > $2::bigint)::text as cooldowns,
  (select json_agg(json_build_array(r.day, r.referee_id)) from referral_days r
    where r.referrer_id = p.id and r.day >= $3::int)::text as credits,
  (select json_build_object('id', b.id, 'lvl', b.lvl, 'slots', b.slots) from factories b
    where p.base_x is null and b.owner = p.id and b.type = 'base')::text as base,
  (select w.season from worlds w) as season
from players p where p.id = any($1::int[])`;

const VERSIONS = `select id, version from players where id = any($1::int[])`;

/**
 * How long an entry is trusted at most, in milliseconds, while other processes announce their
 * changes: limits the harm of a process that dies between its commit and the announcement.
 */
export const MAX_UNANNOUNCED_MS = 10_000;

/** A row of `LOAD`, each column but the season as JSON text. */
interface PlayerRow {
  player: string;
  cooldowns: string | null;
  credits: string | null;
  base: string | null;
  season: number | null;
}

/** A written action and its times. */
export interface CommittedAction {
  players: readonly number[];
  writes: readonly NumberedWrite[];
  /** By the game's clock. */
  now: number;
  /** By `performance.now`. */
  began: number;
}

const parsed = (text: string | null): number[][] => (text === null ? [] : JSON.parse(text));

/** Expired cooldowns are removed only if there are at least this many. */
const MIN_COOLDOWNS_TO_PRUNE = 256;

/**
 * The most recently used players. An entry may be older than the row by any time, if another
 * process wrote it: only `dropStale` or the commit, which compares versions, detects that.
 */
export class PlayerCache {
  readonly #pool: Pool;
  readonly #size: number;
  readonly #entries = new Map<number, CachedPlayer>();
  /** When changes of these players by other processes were announced, oldest first. */
  readonly #announced = new Map<number, number>();
  /** When a change that may concern all players was announced last. */
  #allAnnouncedAt = Number.NEGATIVE_INFINITY;
  readonly #readVersions: (ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;

  constructor(pool: Pool, size: number) {
    this.#pool = pool;
    this.#size = size;
    // Batches concurrent version checks.
    this.#readVersions = coalesce(async (batches: readonly (readonly number[])[]) => {
      const rows = await pool.query<{ id: number; version: number }>(VERSIONS, [batches.flat()]);
      return new Map(rows.map(({ id, version }) => [id, version]));
    });
  }

  peek(id: number): CachedPlayer | undefined {
    return this.#entries.get(id);
  }

  evict(id: number): void {
    this.#entries.delete(id);
  }

  /** Evicts all players, and marks those that are being loaded as unverified. */
  clear(): void {
    this.#entries.clear();
    this.markUnverified("all");
  }

  /** Loads players; missing ones are omitted. */
  async load(ids: readonly number[], now: number): Promise<Map<number, CachedPlayer>> {
    const loaded = new Map<number, CachedPlayer>();
    const missingIds: number[] = [];
    for (const id of ids) {
      const entry = this.#entries.get(id);
      if (entry === undefined) missingIds.push(id);
      else loaded.set(id, this.#put(id, entry));
    }
    if (missingIds.length === 0) return loaded;
    const requestedAt = performance.now();
    const rows = await this.#pool.query<PlayerRow>(LOAD, [missingIds, now, utcDay(now) - 1]);
    for (const { player, cooldowns, credits, base, season } of rows) {
      const row: Record<string, unknown> = JSON.parse(player);
      const state = fromColumns(row);
      const fresh: CachedPlayer = {
        state,
        version: Number(row.version),
        season: season ?? 0,
        waitingBase: base === null ? null : JSON.parse(base),
        cooldowns: new Map(
          parsed(cooldowns).map(([x = 0, y = 0, until = 0]) => [cellIndex({ x, y }), until]),
        ),
        referralDayKeys: new Set(
          parsed(credits).map(([day = 0, referee = 0]) => referralDayKey(day, referee)),
        ),
        checkedAt: requestedAt,
      };
      // A commit may have been applied while this was in flight.
      const current = this.#entries.get(state.id);
      loaded.set(
        state.id,
        this.#put(
          state.id,
          current !== undefined && current.version >= fresh.version ? current : fresh,
        ),
      );
    }
    return loaded;
  }

  /** Another process changed these players: their versions are checked before the next use. */
  markUnverified(playerIds: readonly number[] | "all"): void {
    const now = performance.now();
    if (playerIds === "all") {
      this.#allAnnouncedAt = now;
      return;
    }
    for (const id of playerIds) {
      this.#announced.delete(id);
      this.#announced.set(id, now);
    }
    for (const [id, announcedAt] of this.#announced) {
      // Entries that were checked before it are no longer trusted anyway.
      if (announcedAt >= now - MAX_UNANNOUNCED_MS) break;
      this.#announced.delete(id);
    }
  }

  /** Whether an entry was checked since a time, and since the last announced change. */
  #isTrusted(id: number, { checkedAt }: CachedPlayer, since: number): boolean {
    const announcedAt = this.#announced.get(id) ?? Number.NEGATIVE_INFINITY;
    return checkedAt >= since && checkedAt > Math.max(announcedAt, this.#allAnnouncedAt);
  }

  /**
   * Drops players whose row was changed by another process; true if there were any. Those checked
   * since then are trusted without a query, unless a change was announced.
   */
  async dropStale(entries: Entries, since: number): Promise<boolean> {
    const doubtful = [...entries].filter(([id, entry]) => !this.#isTrusted(id, entry, since));
    if (doubtful.length === 0) return false;
    const requestedAt = performance.now();
    const versions = await this.#readVersions(doubtful.map(([id]) => id));
    let dropped = false;
    for (const [id, entry] of doubtful) {
      if (versions.get(id) === entry.version) {
        entry.checkedAt = requestedAt;
      } else {
        if (this.#entries.get(id) === entry) this.#entries.delete(id);
        dropped = true;
      }
    }
    return dropped;
  }

  /** Applies a commit that began at `began`: every player of the action has a new version. */
  apply(entries: Entries, { players, writes, now, began }: CommittedAction): void {
    for (const written of writes) applyToCache(written, entries);
    for (const id of players) {
      const entry = entries.get(id);
      if (entry === undefined) continue;
      entry.version++;
      entry.checkedAt = began;
      if (entry.cooldowns.size <= MIN_COOLDOWNS_TO_PRUNE) continue;
      for (const [cell, until] of entry.cooldowns) if (until <= now) entry.cooldowns.delete(cell);
    }
  }

  #put(id: number, entry: CachedPlayer): CachedPlayer {
    this.#entries.delete(id);
    this.#entries.set(id, entry);
    if (this.#entries.size > this.#size) {
      for (const oldest of this.#entries.keys()) {
        this.#entries.delete(oldest);
        break;
      }
    }
    return entry;
  }
}

/** A field that is spent for a player, and until when. */
export interface FieldCooldown extends Position {
  until: number;
}

/** All fields that are spent for a player, unordered. */
export function cooldownsOf(entry: CachedPlayer | undefined, now: number): FieldCooldown[] {
  const cooldowns: FieldCooldown[] = [];
  for (const [index, until] of entry?.cooldowns ?? []) {
    if (until > now) cooldowns.push({ ...cellAt(index), until });
  }
  return cooldowns;
}

/** Until when a field is spent for a player, or null. */
export function cooldownOf(
  entry: CachedPlayer | undefined,
  cell: Position,
  now: number,
): number | null {
  const until = entry?.cooldowns.get(cellIndex(cell));
  return until !== undefined && until > now ? until : null;
}
