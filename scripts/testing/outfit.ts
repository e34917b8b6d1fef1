/**
 * For browser journeys: hands a player what days of play would have brought, with the books right.
 *   DATA_DIR=… npx tsx scripts/testing/outfit.ts PLAYER_ID JSON
 * where JSON has any of `metal` and `energy` (added), `own` (so many free factories become the
 * player's, the farthest first), `on` (the kind of field to stand on, the nearest one that is free
 * and not used up by the player) and at last `set` (assignments of columns that are no balance).
 */
import type { Pool } from "@emberlode/db";
import { giveResources, setColumns } from "@emberlode/db/testing";
import { withWorld } from "../lib/with-world.ts";

interface Outfit {
  metal?: number;
  energy?: number;
  set?: string;
  own?: number;
  on?: string;
}

const [id, text] = process.argv.slice(2);
const player = Number(id);
const outfit: Outfit = JSON.parse(text ?? "{}");

/** Map steps between two coordinates, round the edges. */
const steps = (axis: string) =>
  `least(abs(f.${axis} - p.${axis}), 50 - abs(f.${axis} - p.${axis}))`;

/** Gives the player free factories, far from where they stand. */
async function ownFactories(pool: Pool, count: number): Promise<void> {
  await pool.query(
    `with chosen as (
      select f.x, f.y, f.slots from fields f, players p
      where p.id = $1::int and f.type = 'factory'
      and not exists (select from factories t where t.x = f.x and t.y = f.y)
      order by greatest(${steps("x")}, ${steps("y")}) desc, f.y, f.x limit $2::int
    ), seen as (
      update fields f set version = f.version + 1 from chosen c where f.x = c.x and f.y = c.y
    )
    insert into factories (owner, x, y, type, lvl, slots)
    select $1::int, x, y, 'factory', 1, slots from chosen`,
    [player, count],
  );
}

/** Puts the player onto the nearest field of a kind. */
async function putOn(pool: Pool, type: string): Promise<void> {
  const rows = await pool.query(
    `update players p set version = p.version + 1, x = f.x, y = f.y
    from (
      select f.x, f.y from fields f, players p
      where p.id = $1::int and f.type = $2::text and f.base_owner is null
      and not exists (select from factories t where t.x = f.x and t.y = f.y)
      and not exists (select from cooldowns c where c.player_id = p.id and c.x = f.x and c.y = f.y)
      order by greatest(${steps("x")}, ${steps("y")}), f.y, f.x limit 1
    ) f
    where p.id = $1::int returning p.id`,
    [player, type],
  );
  if (rows.length !== 1) throw new Error(`There is no free field of the kind ${type}.`);
}

await withWorld(async (pool) => {
  const { metal = 0, energy = 0, own, on, set } = outfit;
  await giveResources(pool, [player], metal, energy);
  if (own !== undefined) await ownFactories(pool, own);
  if (on !== undefined) await putOn(pool, on);
  if (set !== undefined) await setColumns(pool, player, set);
});
