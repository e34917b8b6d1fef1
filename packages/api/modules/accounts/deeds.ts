/** Counts what players did. Log lines never change, so each is read only once. */
import type { Database } from "@emberlode/db";
import { countDeeds, hasWritten } from "./accounts.queries.ts";

/** Players whose deeds are cached; the least recently used is dropped first. */
const MAX_KEPT = 5000;

/** Lines counted in one statement: a long log must not occupy a connection for long. */
const SLICE_LINES = 20_000;

/** The deed of having written a chat message. */
const CHAT = "chat";

export interface Deeds {
  /** How often a player did each deed in the first `lines` lines of the log, by name. */
  of(playerId: number, lines: number): Promise<Readonly<Record<string, number>>>;
}

interface Kept {
  /** Lines counted so far. */
  lines: number;
  counts: ReadonlyMap<string, number>;
}

const NONE: Kept = { lines: 0, counts: new Map() };

export function createDeeds(db: Database): Deeds {
  const kept = new Map<number, Kept>();
  /** Slices in progress; concurrent callers share them. */
  const running = new Map<number, Promise<Kept>>();

  /** Caches each slice immediately, so a later failure does not lose it. */
  function keep(playerId: number, now: Kept): Kept {
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MAX_KEPT && !kept.has(playerId)) kept.delete(oldest);
    kept.delete(playerId);
    kept.set(playerId, now);
    return now;
  }

  async function countSlice(playerId: number, before: Kept, lines: number): Promise<Kept> {
    const to = Math.max(before.lines, Math.min(lines, before.lines + SLICE_LINES));
    const counts = new Map(before.counts);
    const rows = to > before.lines ? await countDeeds(db, playerId, before.lines, to) : [];
    for (const { deed, count } of rows) counts.set(deed, (counts.get(deed) ?? 0) + count);
    const now = keep(playerId, { lines: to, counts });
    if (to < lines || counts.has(CHAT) || !(await hasWritten(db, playerId))) return now;
    return keep(playerId, { lines: to, counts: new Map(counts).set(CHAT, 1) });
  }

  function nextSlice(playerId: number, before: Kept, lines: number): Promise<Kept> {
    const shared = running.get(playerId);
    if (shared !== undefined) return shared;
    const slice = countSlice(playerId, before, lines).finally(() => running.delete(playerId));
    running.set(playerId, slice);
    return slice;
  }

  return {
    async of(playerId, lines) {
      let now = keep(playerId, kept.get(playerId) ?? NONE);
      if (now.lines >= lines && now.counts.has(CHAT)) return Object.fromEntries(now.counts);
      do now = await nextSlice(playerId, now, lines);
      while (now.lines < lines);
      return Object.fromEntries(now.counts);
    },
  };
}
