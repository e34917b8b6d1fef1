/** Gives a player the results of days of play, with a consistent ledger. */
import type { Position } from "@emberlode/game";
import type { Pool } from "../connection/pool.ts";
import { giveResources, setColumns } from "./give.ts";
import { notifyCells, notifyPlayers } from "./notices.ts";

export interface Outfit {
  /** Added to what the player carries. */
  metal?: number;
  energy?: number;
  /** Number of free factories that become the player's, farthest first. */
  factories?: number;
  /**
   * Moves the player to the nearest free field of this type, a small factory first, not spent for
   * them.
   */
  onFieldType?: string;
  /** Moves the player to the smallest free factory with at least this many slots. */
  onSlots?: number;
  /**
   * Fills the stores of the player's factories for this many milliseconds, and ends their safety.
   */
  filledFor?: number;
  /** Other columns to set, not amounts, applied last: `tools[11] = 1, researches[11] = 1`. */
  set?: string;
}

/** Map steps between two coordinates, around the edges. */
const steps = (axis: string) =>
  `least(abs(f.${axis} - p.${axis}), 50 - abs(f.${axis} - p.${axis}))`;

async function ownFactories(pool: Pool, player: number, count: number): Promise<void> {
  const cells = await pool.query<Position>(
    `with chosen as (
      select f.x, f.y, f.slots from fields f, players p
      where p.id = $1::int and f.type = 'factory'
      and not exists (select from factories t where t.x = f.x and t.y = f.y)
      order by greatest(${steps("x")}, ${steps("y")}) desc, f.y, f.x limit $2::int
    ), seen as (
      update fields f set version = f.version + 1 from chosen c where f.x = c.x and f.y = c.y
    )
    insert into factories (owner, x, y, type, lvl, slots)
    select $1::int, x, y, 'factory', 1, slots from chosen returning x, y`,
    [player, count],
  );
  await notifyCells(pool, cells);
}

async function putOn(pool: Pool, player: number, type: string): Promise<void> {
  const rows = await pool.query(
    `update players p set version = p.version + 1, x = f.x, y = f.y
    from (
      select f.x, f.y from fields f, players p
      where p.id = $1::int and f.type = $2::text and f.base_owner is null
      and not exists (select from factories t where t.x = f.x and t.y = f.y)
      and not exists (select from cooldowns c where c.player_id = p.id and c.x = f.x and c.y = f.y)
      order by f.slots > 900, greatest(${steps("x")}, ${steps("y")}), f.y, f.x limit 1
    ) f
    where p.id = $1::int returning p.id`,
    [player, type],
  );
  if (rows.length !== 1) throw new Error(`There is no free field of the type ${type}.`);
}

async function putOnSlots(pool: Pool, player: number, slots: number): Promise<void> {
  await pool.query(
    `update players p set version = p.version + 1, x = f.x, y = f.y from (
      select f.x, f.y from fields f where f.type = 'factory' and f.slots >= $2::int
      and not exists (select from factories t where t.x = f.x and t.y = f.y)
      order by f.slots, f.y, f.x limit 1
    ) f where p.id = $1::int`,
    [player, slots],
  );
}

async function fillStores(pool: Pool, player: number, ms: number): Promise<void> {
  const cells = await pool.query<Position>(
    `with filled as (
      update factories set safe_until = 0, store_since = $2::bigint
      where owner = $1::int and type = 'factory' returning x, y
    )
    update fields f set version = f.version + 1, safe_until = 0 from filled
    where f.x = filled.x and f.y = filled.y returning f.x, f.y`,
    [player, Date.now() - ms],
  );
  await notifyCells(pool, cells);
}

/** Equips a player beside a running server; returns their new position. */
export async function outfitPlayer(pool: Pool, player: number, outfit: Outfit): Promise<Position> {
  const { metal = 0, energy = 0, factories, onFieldType, onSlots, filledFor, set } = outfit;
  if (metal !== 0 || energy !== 0) await giveResources(pool, [player], metal, energy);
  if (factories !== undefined) await ownFactories(pool, player, factories);
  if (onFieldType !== undefined) await putOn(pool, player, onFieldType);
  if (onSlots !== undefined) await putOnSlots(pool, player, onSlots);
  if (filledFor !== undefined) await fillStores(pool, player, filledFor);
  if (set !== undefined) await setColumns(pool, player, set);
  await notifyPlayers(pool, [player]);
  const [at] = await pool.query<Position>("select x, y from players where id = $1::int", [player]);
  if (at === undefined) throw new Error(`There is no player ${player}.`);
  return at;
}

/**
 * Ends two players' beginner's shields, gives the first nine Pikemen and moves them to the other's
 * base, as if after three days.
 */
export async function prepareForAttack(
  pool: Pool,
  attacker: number,
  defender: number,
): Promise<void> {
  const rows = await pool.query(
    `update players p set version = p.version + 1, shield_until = 0,
      attack_units[1] = case when p.id = $1::int then 9 else p.attack_units[1] end,
      x = case when p.id = $1::int then d.base_x else p.x end,
      y = case when p.id = $1::int then d.base_y else p.y end
    from players d where d.id = $2::int and p.id in ($1::int, $2::int) and d.base_x is not null
    returning p.id`,
    [attacker, defender],
  );
  if (rows.length !== 2) throw new Error("There are no two such players with a base.");
  await notifyPlayers(pool, [attacker, defender]);
}
