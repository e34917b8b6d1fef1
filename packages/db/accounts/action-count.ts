import { LOG_CATEGORIES, type LogCategory } from "@emberlode/game";
import { sql } from "drizzle-orm";
import { players } from "../schema/players.ts";

/**
 * Categories of lines that cost nothing or happen without the player: the start, a base leaving the
 * map, notes, referral credit, and trades (a bank deposit can be withdrawn again).
 */
const UNCOUNTED_CATEGORIES: readonly LogCategory[] = ["account", "note", "referral", "trade"];

const counts = LOG_CATEGORIES.flatMap((category, index) =>
  UNCOUNTED_CATEGORIES.includes(category)
    ? []
    : sql`${players.logCounts}[${sql.raw(String(index + 1))}]`,
);

/** Number of a player's actions: log lines except those that cost nothing. */
export const actionCount = sql<number>`(0::bigint + ${sql.join(counts, sql` + `)})`;
