/** Binary search among the numbered lines of a log. */
import type { Database } from "@emberlode/db";
import { type SQLWrapper, sql } from "drizzle-orm";

/** The number of the line that is looked at. */
export const MIDDLE = sql<number>`half.middle`;

interface Search {
  /** How many lines there are. */
  count: number;
  /** The first value that is too high. */
  before: number;
}

/**
 * How many of a player's lines have a value below `before`: some seventeen looks at an index where
 * there are 100,000.
 * @param line reads the line of the number `MIDDLE`, with what is compared as `value`
 */
export async function countBelow(
  db: Database,
  line: SQLWrapper,
  { count, before }: Search,
): Promise<number> {
  // Raw: recursive, which Drizzle cannot say.
  const rows = await db.execute<{ number: number }>(sql`
    with recursive search(low, high) as (
      select 0, ${count}::int
      union all
      select case when line.value < ${before}::bigint then half.middle else half.low end,
        case when line.value < ${before}::bigint then half.high else half.middle - 1 end
      from (
        select low, high, (low + high + 1) / 2 as middle from search where low < high
      ) half
      cross join lateral ${line} line
    )
    select low as number from search where low = high`);
  return rows[0]?.number ?? 0;
}
