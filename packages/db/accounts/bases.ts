import type { Pool } from "../connection/pool.ts";
import { CLEAR_MINES } from "./clear-mines.ts";
import type { BaseCell } from "./create-account.ts";

const PLACE = `
with player as materialized (
  select p.id from players p where p.id = $1::int and p.base_x is null for no key update of p
),
cell as materialized (
  select f.x, f.y from fields f
  where f.x = $2::smallint and f.y = $3::smallint and f.base_owner is null and f.type = 'waste'
    and exists (select from player)
  for no key update of f
),
moved as (
  update players p set base_x = cell.x, base_y = cell.y, version = p.version + 1
  from player, cell where p.id = player.id returning p.id
),
field as (
  update fields f set base_owner = moved.id, version = f.version + 1
  from moved, cell where f.x = cell.x and f.y = cell.y
),
${CLEAR_MINES},
base as (
  insert into factories (owner, x, y, type, lvl, slots)
  select moved.id, cell.x, cell.y, 'base', 1, $4::int from moved, cell
  on conflict (owner) where type = 'base' do update set x = excluded.x, y = excluded.y
)
select exists (select from moved) as done, exists (select from players where id = $1::int) as known,
  exists (select from player) as homeless`;

export type PlacedBase = "PLACED" | "CELL_TAKEN" | "HAS_BASE" | "PLAYER_GONE";

/**
 * Gives a player without a base its cell: a guest's first step, or the return of a dormant account
 * (whose base keeps its level). One statement; raises the player's version, so `forget` the player.
 */
export async function placeBase(pool: Pool, playerId: number, cell: BaseCell): Promise<PlacedBase> {
  const [answer] = await pool.query<{ done: boolean; known: boolean; homeless: boolean }>(PLACE, [
    playerId,
    cell.x,
    cell.y,
    cell.slots,
  ]);
  if (answer?.done === true) return "PLACED";
  if (answer?.known !== true) return "PLAYER_GONE";
  return answer.homeless ? "CELL_TAKEN" : "HAS_BASE";
}

const RELEASE = `
with player as materialized (
  select p.id from players p join accounts a on a.id = p.id
  where p.id = $1::int and p.base_x is not null and a.last_seen_at < $2::bigint
  for no key update of p
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
