import { expect, it } from "vitest";
import { makePlayers } from "./fixtures.ts";
import { giveResources, setColumns } from "./give.ts";
import { rowsOf, TABLES_OF_PLAYERS } from "./rows-of.ts";
import { useDatabase } from "./use-database.ts";

const { pool } = useDatabase("wasteland", { reads: 2 });

/** Tables without players' data, or that any call or hourly job may change. */
const OTHERS = [
  ...[
    "account_addresses",
    "account_devices",
    "day_seeds",
    "deleted_bans",
    "deleted_names",
    "evidence_runs",
    "filter_words",
    "job_runs",
    "migrations",
    "push_keys",
    "rank_hours",
    "rooms",
    "season_battles",
    "seasons",
    "sessions",
    "world_flows",
    "world_hours",
    "worlds",
  ],
];

it("covers every table with players' data", async () => {
  const tables = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
    where table_schema = current_schema and table_type = 'BASE TABLE'`,
  );
  const known = [...TABLES_OF_PLAYERS, ...OTHERS];
  expect(tables.map(({ name }) => name).sort()).toEqual(known.sort());
});

it("shows changes of the player, and none of others", async () => {
  const [ada = 0, bob = 0] = await makePlayers(pool, 2);
  const before = [await rowsOf(pool, ada), await rowsOf(pool, bob)];
  expect(before[0]).toMatchObject({ fields: [expect.any(String)], ledger: [expect.any(String)] });
  await giveResources(pool, [ada], 5, 0);
  await setColumns(pool, ada, "rolls = 3");
  await pool.query(
    `insert into plots (id, player_id, x, y, fields, created_at)
    values ('camp', $1::int, 1, 1, '{}', 0)`,
    [ada],
  );
  const after = await rowsOf(pool, ada);
  const changed = Object.keys(after).filter(
    (table) => JSON.stringify(after[table]) !== JSON.stringify(before[0]?.[table]),
  );
  expect(changed.sort()).toEqual(["ledger", "players", "plots"]);
  expect(await rowsOf(pool, bob)).toEqual(before[1]);
});
