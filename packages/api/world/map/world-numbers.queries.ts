/** Statistics of the world. */
import type { Pool } from "@emberlode/db";

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
export async function countWorld(pool: Pool, day: number, since: number): Promise<StoredNumbers> {
  const [row] = await pool.query<StoredNumbers>(
    `select count(*) filter (where base_x is not null)::int as players,
      coalesce(sum(attacks) filter (where counter_day = $1::int), 0)::float8 as "battlesToday",
      (select count(distinct account_id)::int from sessions where seen_at >= $2::bigint) as online
    from players`,
    [day, since],
  );
  if (row === undefined) throw new Error("A count without an answer.");
  return row;
}
