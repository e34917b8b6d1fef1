/** Where a time lies in a player's log, whose lines are numbered in the order in which they came. */
import type { Pool } from "@emberlode/db";

/**
 * How many of the `count` lines of a log are older than a time (milliseconds), by halving: some
 * seventeen looks at an index where there are 100,000.
 */
export async function countBefore(
  pool: Pool,
  playerId: number,
  count: number,
  time: number,
): Promise<number> {
  const rows = await pool.query<{ number: number }>(
    `with recursive search(low, high) as (
      select 0, $2::int
      union all
      select case when line.created_at < $3::bigint then half.middle else half.low end,
        case when line.created_at < $3::bigint then half.high else half.middle - 1 end
      from (
        select low, high, (low + high + 1) / 2 as middle from search where low < high
      ) half
      cross join lateral (
        select l.created_at from ledger l
        where l.player_id = $1::int and l.nr = half.middle limit 1
      ) line
    )
    select low as number from search where low = high`,
    [playerId, count, time],
  );
  return rows[0]?.number ?? 0;
}
