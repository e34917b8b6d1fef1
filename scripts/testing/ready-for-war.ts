/**
 * For browser journeys: ends two players' beginner's shields, arms the first and puts them on the
 * other's base, as three days of play would.
 *   DATA_DIR=… npx tsx scripts/testing/ready-for-war.ts ATTACKER_ID DEFENDER_ID
 */
import { withWorld } from "../lib/with-world.ts";

const [attacker, defender] = process.argv.slice(2).map(Number);

await withWorld(async (pool) => {
  const rows = await pool.query(
    `update players p set version = p.version + 1, shield_until = 0,
      attack_units[1] = case when p.id = $1::int then 9 else p.attack_units[1] end,
      x = case when p.id = $1::int then d.base_x else p.x end,
      y = case when p.id = $1::int then d.base_y else p.y end
    from players d where d.id = $2::int and p.id in ($1::int, $2::int) and d.base_x is not null
    returning p.id`,
    [attacker ?? 0, defender ?? 0],
  );
  if (rows.length !== 2) throw new Error("There are no two such players with a base.");
});
