/** Positions of players. */
import type { Pool } from "@emberlode/db";
import type { Position } from "@emberlode/game";

/** The current positions from the database; deleted players are missing. */
export async function findPlaces(
  pool: Pool,
  playerIds: readonly number[],
): Promise<readonly (Position & { id: number })[]> {
  return pool.query<Position & { id: number }>(
    "select id, x, y from players where id = any($1::int[])",
    [[...playerIds]],
  );
}
