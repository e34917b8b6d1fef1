/** What players did, counted once: a line of the log never changes, so only new ones are read. */
import type { Pool } from "@emberlode/db";
import { countDeeds, hasWritten } from "./deeds.queries.ts";

/** Players whose deeds are remembered; the one asked for longest ago is forgotten first. */
const MOST_KEPT = 5000;

/** The deed of having written in the chat. */
const CHAT = "chat";

export interface Deeds {
  /** How often a player did what, by name, in the first `lines` lines of the log. */
  of(playerId: number, lines: number): Promise<Readonly<Record<string, number>>>;
}

interface Kept {
  /** Lines counted so far. */
  lines: number;
  counts: ReadonlyMap<string, number>;
}

const NONE: Kept = { lines: 0, counts: new Map() };

export function createDeeds(pool: Pool): Deeds {
  const kept = new Map<number, Kept>();

  async function count(playerId: number, lines: number): Promise<Kept> {
    const before = kept.get(playerId) ?? NONE;
    const counts = new Map(before.counts);
    const isNew = lines > before.lines;
    const rows = isNew ? await countDeeds(pool, playerId, before.lines, lines) : [];
    for (const { deed, count } of rows) counts.set(deed, (counts.get(deed) ?? 0) + count);
    if (!counts.has(CHAT) && (await hasWritten(pool, playerId))) counts.set(CHAT, 1);
    return { lines: Math.max(lines, before.lines), counts };
  }

  return {
    async of(playerId, lines) {
      const now = await count(playerId, lines);
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= MOST_KEPT && !kept.has(playerId)) {
        kept.delete(oldest);
      }
      // Two askings at once: what knows more stays.
      if (now.lines >= (kept.get(playerId)?.lines ?? 0)) {
        kept.delete(playerId);
        kept.set(playerId, now);
      }
      return Object.fromEntries(now.counts);
    },
  };
}
