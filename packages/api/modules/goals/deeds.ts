/** Counts what players did. Log lines never change, so each is read only once. */
import type { Database } from "@emberlode/db";
import { BoundedMap } from "../../platform/caches/bounded-map.ts";
import { countDeeds } from "./progress.queries.ts";

/** Players whose deeds are cached; the least recently used is dropped first. */
const MAX_CACHED = 5000;

/** Lines counted in one statement: a long log must not occupy a connection for long. */
const SLICE_LINES = 20_000;

export interface Deeds {
  /** How often a player did each deed in the first `lines` lines of the log, by name. */
  of(playerId: number, lines: number): Promise<Readonly<Record<string, number>>>;
  /** Clears the cache: the season changed, and logs begin again. */
  clear(): void;
}

interface CachedCounts {
  /** Lines counted so far. */
  lines: number;
  counts: ReadonlyMap<string, number>;
}

const EMPTY: CachedCounts = { lines: 0, counts: new Map() };

export function createDeeds(db: Database): Deeds {
  const newCache = () => new BoundedMap<number, CachedCounts>(MAX_CACHED);
  let cache = newCache();
  /** Slices in progress; concurrent callers share them. */
  let running = new Map<number, Promise<CachedCounts>>();

  /** Caches each slice immediately, so a later failure does not lose it. */
  function store(playerId: number, entry: CachedCounts): CachedCounts {
    cache.set(playerId, entry);
    return entry;
  }

  async function countSlice(
    playerId: number,
    before: CachedCounts,
    lines: number,
  ): Promise<CachedCounts> {
    const began = cache;
    const to = Math.min(lines, before.lines + SLICE_LINES);
    const counts = new Map(before.counts);
    for (const { deed, count } of await countDeeds(db, playerId, before.lines, to))
      counts.set(deed, (counts.get(deed) ?? 0) + count);
    const entry = { lines: to, counts };
    return began === cache ? store(playerId, entry) : entry;
  }

  function nextSlice(playerId: number, before: CachedCounts, lines: number): Promise<CachedCounts> {
    const shared = running.get(playerId);
    if (shared !== undefined) return shared;
    const slices = running;
    const slice = countSlice(playerId, before, lines).finally(() => slices.delete(playerId));
    slices.set(playerId, slice);
    return slice;
  }

  return {
    async of(playerId, lines) {
      let entry = store(playerId, cache.get(playerId) ?? EMPTY);
      while (entry.lines < lines) entry = await nextSlice(playerId, entry, lines);
      return Object.fromEntries(entry.counts);
    },
    clear() {
      cache = newCache();
      running = new Map();
    },
  };
}
