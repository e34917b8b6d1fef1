import type { Pool } from "../connection/pool.ts";
import { CLEAR_MINES } from "./clear-mines.ts";
import type { BaseCell } from "./create-account.ts";

// The world's row comes first and is what placements wait for: one that was counted for an older state
// finds it changed. Then players, those who leave without waiting, since who acts at this moment is not
// idle; then the cell. All of them, or nothing is written.
const PLACE = `
with turn as materialized (
  select w.placements from worlds w where w.placements = $5::int for no key update of w
),
player as materialized (
  select p.id from players p
  where p.id = $1::int and p.base_x is null and exists (select from turn) for no key update of p
),
leaving as materialized (
  select p.id from players p join accounts a on a.id = p.id
    join unnest($6::int[], $7::bigint[]) as idle(id, seen) on idle.id = p.id
    -- A base that was moved since this statement began is not found, as if its player were acting.
    join fields g on g.base_owner = p.id and g.x = p.base_x and g.y = p.base_y
  where a.last_seen_at = idle.seen and exists (select from player)
  for no key update of p, a, g skip locked
),
cell as materialized (
  select f.x, f.y from fields f
  where f.x = $2::smallint and f.y = $3::smallint and f.type = 'waste'
    and (f.base_owner is null or f.base_owner = any($6::int[]))
    and exists (select from player) and (select count(*) from leaving) = cardinality($6::int[])
  for no key update of f
),
turned as (update worlds set placements = placements + 1 from cell),
left_the_map as (
  update players p set base_x = null, base_y = null, version = p.version + 1
  from leaving, cell where p.id = leaving.id
),
kept as (
  update factories a set x = null, y = null from leaving, cell
  where a.owner = leaving.id and a.type = 'base' returning a.id
),
moved as (
  update players p set base_x = cell.x, base_y = cell.y, version = p.version + 1
  from player, cell where p.id = player.id returning p.id
),
field as (
  update fields f
  set base_owner = case when f.x = cell.x and f.y = cell.y then moved.id end, version = f.version + 1
  from moved, cell
  where f.base_owner in (select id from leaving) or (f.x = cell.x and f.y = cell.y)
),
${CLEAR_MINES},
base as (
  insert into factories (owner, x, y, type, lvl, slots)
  select moved.id, cell.x, cell.y, 'base', 1, $4::int from moved, cell
  where (select count(*) from kept) >= 0
  on conflict (owner) where type = 'base' do update set x = excluded.x, y = excluded.y
)
select exists (select from moved) as done, exists (select from players where id = $1::int) as known,
  exists (select from player) as homeless, exists (select from turn) as turn,
  array(select id from leaving) as found`;

interface Answer {
  done: boolean;
  known: boolean;
  homeless: boolean;
  turn: boolean;
  found: readonly number[];
}

export interface Placement {
  playerId: number;
  cell: BaseCell;
  /** Whose bases leave the map for it; `lastSeenAt` as it was when they were chosen. */
  leaving: readonly { id: number; lastSeenAt: number }[];
  /** `placements` of the world as it was then. */
  turn: number;
}

export type PlacedBase =
  | "PLACED"
  | "CELL_TAKEN"
  | "HAS_BASE"
  | "PLAYER_GONE"
  /** Another base was placed meanwhile: count again. */
  | "NEW_TURN"
  /** These who were to leave act at this moment: choose others. */
  | { busy: readonly number[] };

/**
 * Gives a player without a base its cell (a first step, or the return of somebody whose base left the
 * map and keeps its level) and takes those off the map that yield to it; they keep everything else. One
 * statement, all or nothing; raises the versions of all these players, so `forget` them.
 */
export async function placeBase(
  pool: Pool,
  { playerId, cell, leaving, turn }: Placement,
): Promise<PlacedBase> {
  const [answer] = await pool.query<Answer>(PLACE, [
    ...[playerId, cell.x, cell.y, cell.slots, turn],
    leaving.map(({ id }) => id),
    leaving.map(({ lastSeenAt }) => lastSeenAt),
  ]);
  if (answer?.done === true) return "PLACED";
  if (answer?.known !== true) return "PLAYER_GONE";
  if (!answer.turn) return "NEW_TURN";
  if (!answer.homeless) return "HAS_BASE";
  const busy = leaving.map(({ id }) => id).filter((id) => !answer.found.includes(id));
  return busy.length > 0 ? { busy } : "CELL_TAKEN";
}

const RELEASE = `
with player as materialized (
  select p.id from players p join accounts a on a.id = p.id
    join fields g on g.base_owner = p.id and g.x = p.base_x and g.y = p.base_y
  where p.id = $1::int and a.last_seen_at < $2::bigint
  for no key update of p, g
),
moved as (
  update players p set base_x = null, base_y = null, version = p.version + 1
  from player where p.id = player.id returning p.id
),
field as (
  update fields f set base_owner = null, version = f.version + 1 from moved where f.base_owner = moved.id
),
kept as (
  update factories set x = null, y = null from moved where owner = moved.id and type = 'base'
)
select exists (select from moved) as done`;

/**
 * Takes the base of an account not seen since `seenBefore` off the map: its cell is free, the base
 * keeps its level for `placeBase`. Plain factories stay with their owner: losing those takes a row of
 * the ledger. False when there was nothing to release.
 */
export async function releaseBase(
  pool: Pool,
  playerId: number,
  seenBefore: number,
): Promise<boolean> {
  const [answer] = await pool.query<{ done: boolean }>(RELEASE, [playerId, seenBefore]);
  return answer?.done === true;
}

// Both rows are locked before the base goes, and without waiting: who acts at this moment is not idle.
const RELEASE_IDLE = `
with idle as materialized (
  select p.id from accounts a join players p on p.id = a.id
    join fields g on g.base_owner = p.id and g.x = p.base_x and g.y = p.base_y
  where not a.is_guest and a.last_seen_at < $1::bigint
    and (select sum(lines) from unnest(p.log_counts) as lines) < $2::int
  order by a.last_seen_at limit 20 for no key update of p, a, g skip locked
),
moved as (
  update players p set base_x = null, base_y = null, version = p.version + 1
  from idle where p.id = idle.id returning p.id
),
field as (
  update fields f set base_owner = null, version = f.version + 1 from moved where f.base_owner = moved.id
),
kept as (
  update factories a set x = null, y = null from moved where a.owner = moved.id and a.type = 'base'
)
select id from moved`;

/**
 * Takes up to twenty bases off the map of accounts with fewer than `lines` lines of the log that were not
 * seen since `seenBefore`, longest idle first, and answers whose: `forget` them.
 */
export async function releaseIdleBases(
  pool: Pool,
  seenBefore: number,
  lines: number,
): Promise<number[]> {
  const rows = await pool.query<{ id: number }>(RELEASE_IDLE, [seenBefore, lines]);
  return rows.map(({ id }) => id);
}
