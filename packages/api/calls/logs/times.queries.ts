/** Finds a time in a player's log, whose lines are numbered in order. */
import { type Database, ledger } from "@emberlode/db";
import { and, eq, sql } from "drizzle-orm";
import { countBelow, MIDDLE } from "../../services/logs/halving.queries.ts";

/** Number of the first `count` lines of a log that are older than a time (milliseconds). */
export function countBefore(
  db: Database,
  playerId: number,
  count: number,
  time: number,
): Promise<number> {
  const line = db
    .select({ value: sql`${ledger.createdAt}`.as("value") })
    .from(ledger)
    .where(and(eq(ledger.playerId, playerId), eq(ledger.nr, MIDDLE)))
    .limit(1);
  return countBelow(db, line, { count, before: time });
}
