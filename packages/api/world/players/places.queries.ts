/** Positions of players. */
import { type Database, players } from "@emberlode/db";
import type { Position } from "@emberlode/game";
import { sql } from "drizzle-orm";

/** The current positions from the database; deleted players are missing. */
export async function findPlaces(
  db: Database,
  playerIds: readonly number[],
): Promise<readonly (Position & { id: number })[]> {
  return db
    .select({ id: players.id, x: players.x, y: players.y })
    .from(players)
    .where(sql`${players.id} = any(${sql.param([...playerIds])}::int[])`);
}
