/** Moves the players of the benchmark where a run needs them, with enough resources. */
import type { Pool } from "@emberlode/db";
import { giveResources } from "@emberlode/db/testing";
import { type BenchPlayer, CONNECTIONS, type Scenario } from "./messages.ts";

/** More than any run spends, of each resource. */
const RICHES = 1_000_000_000_000;
const LAST_LEVEL = 10;
/** Room for 5,000 of the first unit: an army without room loses most of its strength. */
const SLOTS = 1_000_000;
/** Of the first unit of each side: attackers win in one round and lose almost no units. */
const ATTACKERS = 4_000;
const DEFENDERS = 40;
/** Smaller factories are reserved for smaller bases. */
const STARTER_SLOTS = 900;

/** Makes all players rich and armed, without a shield and with a base of the highest level. */
export async function equip(pool: Pool): Promise<void> {
  const allPlayers = await pool.query<{ id: number }>(
    `update players set shield_until = 0, attack_units[1] = $1::bigint,
      defense_units[1] = $2::bigint, version = version + 1 returning id`,
    [ATTACKERS, DEFENDERS],
  );
  const ids = allPlayers.map(({ id }) => id);
  await giveResources(pool, ids, RICHES, RICHES);
  await pool.query(
    `with larger as (
      update factories set lvl = $1::smallint, slots = $2::int where type = 'base' returning x, y
    )
    update fields f set version = version + 1 from larger l where f.x = l.x and f.y = l.y`,
    [LAST_LEVEL, SLOTS],
  );
}

/** Factories of each owner of stores. */
const STORES_EACH = 2;
/** More than anyone plunders: what was dug limits it. Their stores fill by this range. */
const DUG = 1_000_000_000;
const DAYS_BEFORE = 7;

interface Cell {
  x: number;
  y: number;
}

const cellsOf = (pool: Pool, where: string) =>
  pool.query<Cell>(`select x, y from fields where ${where} order by x, y`);

/** Gives factories with stores to owners in turn; returns these, and where the factories are. */
async function fillStores(pool: Pool, owners: readonly BenchPlayer[]) {
  await pool.query("delete from factories where type = 'factory'");
  const owned = await pool.query<Cell & { owner: number; id: number; slots: number }>(
    `with plain as (
      select x, y, slots, row_number() over (order by x, y) - 1 as nr from fields
      where type = 'factory'
    ), taken as (
      insert into factories (owner, x, y, type, lvl, slots)
      select ($1::int[])[nr / $2::int + 1], x, y, 'factory', 1, slots
      from plain where nr < $2::int * cardinality($1::int[]) returning owner, x, y, id, slots
    ), seen as (
      update fields f set version = f.version + 1 from taken where f.x = taken.x and f.y = taken.y
    )
    select owner, x, y, id, slots from taken order by id`,
    [owners.map(({ id }) => id), STORES_EACH],
  );
  await pool.query(
    `update players set dug_before_metal = array_fill($1::bigint, array[$2::int]),
      dug_before_energy = array_fill($1::bigint, array[$2::int]), dug_metal = $1::bigint,
      dug_energy = $1::bigint, version = version + 1`,
    [DUG, DAYS_BEFORE],
  );
  return owned;
}

/** The acting players of a scenario, with their positions. */
async function playersFor(
  pool: Pool,
  scenario: Scenario,
  players: readonly BenchPlayer[],
): Promise<BenchPlayer[]> {
  switch (scenario) {
    case "ore":
      return players.map((player) => ({ ...player, at: { x: player.x, y: player.y } }));
    case "cave": {
      const caves = await cellsOf(pool, "type = 'cave'");
      return players.map((player, index) => ({
        ...player,
        at: caves[index % caves.length] ?? player.at,
      }));
    }
    case "factory": {
      // Pairs of players capture each factory from each other, in turn on one connection.
      const factories = await cellsOf(pool, `type = 'factory' and slots > ${STARTER_SLOTS}`);
      const pairs = Math.min(factories.length, Math.floor(players.length / 2));
      const half = pairs - (pairs > CONNECTIONS ? pairs % CONNECTIONS : 0);
      return players
        .slice(0, 2 * half)
        .map((player, index) => ({ ...player, at: factories[index % half] ?? player.at }));
    }
    case "stores":
    case "plunder": {
      const half = Math.floor(players.length / 2);
      const owned = await fillStores(pool, players.slice(half));
      const ofOwner = (id: number) => owned.filter(({ owner }) => owner === id).map((f) => f.id);
      if (scenario === "stores") {
        const owners = new Set(owned.map(({ owner }) => owner));
        return players
          .filter(({ id }) => owners.has(id))
          .map((player) => ({ ...player, factories: ofOwner(player.id) }));
      }
      const targets = owned.filter(({ slots }) => slots > STARTER_SLOTS);
      return players.slice(0, half).flatMap((player, index) => {
        const cell = targets[index];
        return cell ? [{ ...player, at: { x: cell.x, y: cell.y } }] : [];
      });
    }
    case "base": {
      const half = Math.floor(players.length / 2);
      const bases = await pool.query<Cell & { id: number }>(
        "select base_owner as id, x, y from fields where base_owner = any($1::int[]) order by base_owner",
        [players.slice(half).map(({ id }) => id)],
      );
      return players.slice(0, half).flatMap((player, index) => {
        const base = bases[index];
        return base ? [{ ...player, at: { x: base.x, y: base.y }, enemy: base.id }] : [];
      });
    }
  }
}

/** Moves the players of a scenario to their positions in one statement and returns them. */
export async function setUpScenario(
  pool: Pool,
  scenario: Scenario,
  players: readonly BenchPlayer[],
): Promise<BenchPlayer[]> {
  const acting = await playersFor(pool, scenario, players);
  await pool.query(
    `update players p set x = t.x, y = t.y, version = p.version + 1,
      attack_units[1] = greatest(attack_units[1], $4::bigint),
      defense_units[1] = greatest(defense_units[1], $5::bigint)
    from unnest($1::int[], $2::int[], $3::int[]) as t(id, x, y) where p.id = t.id`,
    [
      acting.map(({ id }) => id),
      acting.map(({ at }) => at.x),
      acting.map(({ at }) => at.y),
      ATTACKERS,
      DEFENDERS,
    ],
  );
  return acting;
}
