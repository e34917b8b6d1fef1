/** Counting the world. */
import { type Database, players, sessions } from "@emberlode/db";
import { count, countDistinct, eq, gte, sql } from "drizzle-orm";

export interface StoredNumbers {
  players: number;
  battlesToday: number;
  online: number;
}

/**
 * One pass over all players and sessions.
 * @param day UTC day number
 * @param since players seen since then (milliseconds) count as playing now
 */
export async function countWorld(db: Database, day: number, since: number): Promise<StoredNumbers> {
  const online = db
    .select({ online: countDistinct(sessions.accountId) })
    .from(sessions)
    .where(gte(sessions.seenAt, since));
  const isToday = eq(players.counterDay, day);
  const [row] = await db
    .select({
      players: count(players.baseX),
      battlesToday: sql<number>`coalesce(sum(${players.attacks}) filter (where ${isToday}), 0)`,
      online: sql<number>`${online}`,
    })
    .from(players);
  if (row === undefined) throw new Error("A count without an answer.");
  return row;
}
