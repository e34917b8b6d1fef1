import { LOG_CATEGORIES, type LogCategory } from "@emberlode/game";
import { sql } from "drizzle-orm";
import { players } from "../schema/players.ts";

/**
 * Categories of lines that cost nothing or happen without the player: the start, a base that leaves the
 * map, notes, referral credit, and trades, since a bank deposit can be withdrawn again.
 */
const FREE: readonly LogCategory[] = ["account", "note", "referral", "trade"];

const counts = LOG_CATEGORIES.flatMap((category, index) =>
  FREE.includes(category) ? [] : sql`${players.logCounts}[${sql.raw(String(index + 1))}]`,
);

/** How often a player has acted: lines of the log but for those that cost nothing. */
export const ACTION_LINES = sql<number>`(0::bigint + ${sql.join(counts, sql` + `)})`;
