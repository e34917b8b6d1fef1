import type { Pool } from "../connection/pool.ts";
import { ACTION_LINES } from "./action-lines.ts";
import { leaveMap } from "./leave-map.ts";

/** CTE that clears the cells of bases that left the map. */
export const FREE_FIELDS = `
field as (
  update fields f set base_owner = null, version = f.version + 1
  from left_the_map where f.base_owner = left_the_map.id
)`;

const RELEASE = `
with leaving as materialized (
  select p.id, p.base_x as x, p.base_y as y, 'asleep' as reason
  from players p join accounts a on a.id = p.id
    join fields g on g.base_owner = p.id and g.x = p.base_x and g.y = p.base_y
  where p.id = $1::int and a.last_seen_at < $2::bigint
  for no key update of p, g
),
${leaveMap("$3")},
${FREE_FIELDS}
select exists (select from left_the_map) as done`;

/** The last-seen time before which a player counts as absent, and the current time; milliseconds. */
interface Absence {
  seenBefore: number;
  now: number;
}

/**
 * Takes the base of an account not seen since `seenBefore` off the map: its cell is free, the base keeps
 * its level and waits for a place. Plain factories stay with their owner: losing them needs a ledger
 * row. False when there was nothing to release.
 */
export async function releaseBase(
  pool: Pool,
  playerId: number,
  { seenBefore, now }: Absence,
): Promise<boolean> {
  const [answer] = await pool.query<{ done: boolean }>(RELEASE, [playerId, seenBefore, now]);
  return answer?.done === true;
}

// Both rows are locked first, skipping locked ones: a player who is acting now is not idle.
const RELEASE_IDLE = `
with leaving as materialized (
  select p.id, p.base_x as x, p.base_y as y, 'idle' as reason
  from accounts a join players p on p.id = a.id
    join fields g on g.base_owner = p.id and g.x = p.base_x and g.y = p.base_y
  where not a.is_guest and a.last_seen_at < $1::bigint and ${ACTION_LINES} < $2::int
  order by a.last_seen_at limit 20 for no key update of p, a, g skip locked
),
${leaveMap("$3")},
${FREE_FIELDS}
select id from left_the_map`;

/**
 * Takes up to twenty bases off the map, of accounts that acted less often than `actions` and were not
 * seen since `seenBefore`, longest idle first. Returns their ids: `forget` them.
 */
export async function releaseIdleBases(
  pool: Pool,
  { seenBefore, actions, now }: Absence & { actions: number },
): Promise<number[]> {
  const rows = await pool.query<{ id: number }>(RELEASE_IDLE, [seenBefore, actions, now]);
  return rows.map(({ id }) => id);
}
