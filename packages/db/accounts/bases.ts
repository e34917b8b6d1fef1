import type { BaseLeaving } from "@emberlode/game";
import type { Pool } from "../connection/pool.ts";
import { ACTION_LINES } from "./action-lines.ts";
import { CLEAR_MINES } from "./clear-mines.ts";
import type { BaseCell } from "./create-account.ts";
import { leaveMap } from "./leave-map.ts";

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
found as materialized (
  select p.id, p.base_x as x, p.base_y as y, idle.reason from players p
    join accounts a on a.id = p.id
    join unnest($6::int[], $7::bigint[], $8::text[]) as idle(id, seen, reason) on idle.id = p.id
    -- A base that was moved since this statement began is not found, as if its player were acting.
    join fields g on g.base_owner = p.id and g.x = p.base_x and g.y = p.base_y
  where a.last_seen_at = idle.seen and exists (select from player)
  for no key update of p, a, g skip locked
),
cell as materialized (
  select f.x, f.y from fields f
  where f.x = $2::smallint and f.y = $3::smallint and f.type = 'waste'
    and (f.base_owner is null or f.base_owner = any($6::int[]))
    and exists (select from player) and (select count(*) from found) = cardinality($6::int[])
  for no key update of f
),
turned as (update worlds set placements = placements + 1 from cell),
leaving as (select found.* from found, cell),
${leaveMap("$9")},
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
  array(select id from found) as found`;

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
  /** Whose bases leave the map for it, and why; `lastSeenAt` as it was when they were chosen. */
  leaving: readonly { id: number; lastSeenAt: number; reason: BaseLeaving }[];
  /** `placements` of the world as it was then. */
  turn: number;
  now: number;
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
 * map and keeps its level) and takes those off the map that yield to it; they keep everything else, and
 * their logs tell them. One statement, all or nothing; raises the versions of all these players, so
 * `forget` them.
 */
export async function placeBase(
  pool: Pool,
  { playerId, cell, leaving, turn, now }: Placement,
): Promise<PlacedBase> {
  const [answer] = await pool.query<Answer>(PLACE, [
    ...[playerId, cell.x, cell.y, cell.slots, turn],
    leaving.map(({ id }) => id),
    leaving.map(({ lastSeenAt }) => lastSeenAt),
    leaving.map(({ reason }) => reason),
    now,
  ]);
  if (answer?.done === true) return "PLACED";
  if (answer?.known !== true) return "PLAYER_GONE";
  if (!answer.turn) return "NEW_TURN";
  if (!answer.homeless) return "HAS_BASE";
  const busy = leaving.map(({ id }) => id).filter((id) => !answer.found.includes(id));
  return busy.length > 0 ? { busy } : "CELL_TAKEN";
}

/** A part of a statement: nothing stands any more where the bases stood that left the map. */
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

/** When somebody counts as absent, and what time it is; milliseconds. */
interface Absence {
  seenBefore: number;
  now: number;
}

/**
 * Takes the base of an account not seen since `seenBefore` off the map: its cell is free, the base
 * keeps its level for `placeBase`. Plain factories stay with their owner: losing those takes a row of
 * the ledger. False when there was nothing to release.
 */
export async function releaseBase(
  pool: Pool,
  playerId: number,
  { seenBefore, now }: Absence,
): Promise<boolean> {
  const [answer] = await pool.query<{ done: boolean }>(RELEASE, [playerId, seenBefore, now]);
  return answer?.done === true;
}

// Both rows are locked before the base goes, and without waiting: who acts at this moment is not idle.
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
 * Takes up to twenty bases off the map of accounts that acted less often than `actions` and were not
 * seen since `seenBefore`, longest idle first, and answers whose: `forget` them.
 */
export async function releaseIdleBases(
  pool: Pool,
  { seenBefore, actions, now }: Absence & { actions: number },
): Promise<number[]> {
  const rows = await pool.query<{ id: number }>(RELEASE_IDLE, [seenBefore, actions, now]);
  return rows.map(({ id }) => id);
}
