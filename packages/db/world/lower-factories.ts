import type { Pool } from "../connection/pool.ts";

// Two processes pick the same ones, and a field that changes meanwhile is skipped.
const LOWER = `
with half as (
  select (count(*) + 1) / 2 - count(*) filter (where slots <= $1::int) as lacking
  from fields where type = 'factory'
),
larger as materialized (
  select f.x, f.y, f.version from fields f
  where f.type = 'factory' and f.slots > $1::int
    and not exists (select from factories a where a.x = f.x and a.y = f.y)
  order by f.slots, f.y, f.x limit greatest(0, (select lacking from half))
),
held as materialized (
  select f.x, f.y from fields f join larger g on g.x = f.x and g.y = f.y and g.version = f.version
  order by f.x, f.y for no key update of f skip locked
),
lowered as (
  update fields f set slots = $1::int, version = f.version + 1
  from held where f.x = held.x and f.y = held.y returning 1
)
select count(*) as rows from lowered`;

/**
 * Lowers free factories to `slots`, the smallest first, until half of all have no more; returns how
 * many.
 */
export async function lowerFactories(pool: Pool, slots: number): Promise<number> {
  const [answer] = await pool.query<{ rows: number }>(LOWER, [slots]);
  return answer?.rows ?? 0;
}
