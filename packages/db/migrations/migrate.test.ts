import { DAY } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { auditLedger } from "../commit/audit.ts";
import { createPool, type Pool } from "../connection/pool.ts";
import { createWasteland, makePlayers } from "../testing/fixtures.ts";
import { useDatabase } from "../testing/use-database.ts";
import { migrationDrift } from "./drift.ts";
import { readMigrations } from "./files.ts";
import { migrate } from "./migrate.ts";

const { database } = useDatabase("empty");

const names = readMigrations().map(({ name }) => name);

/** Copies two players from the up-to-date world `together` into an older one. */
async function copyPlayers(older: Pool): Promise<void> {
  const pool = createPool({ url: database.url, world: "together" });
  await createWasteland(pool);
  await makePlayers(pool, 2);
  await pool.close();
  const statements = [
    // Drizzle would name columns that do not exist yet.
    "insert into worlds (seed, created_at) values ('test', 0)",
    `insert into fields (x, y, type, slots)
     select x, y, 'waste', 0 from generate_series(1, 50) y, generate_series(1, 50) x`,
    `insert into accounts (id, username, email, password_hash, created_at, last_seen_at)
     select id, username, email, password_hash, created_at, last_seen_at from together.accounts`,
    // Columns that were dropped later start at 0.
    `insert into players select (json_populate_record(
       null::players, (to_jsonb(p) || '{"looted_metal": 0, "looted_energy": 0}')::json
     )).* from together.players p`,
    `insert into ledger select (json_populate_record(null::ledger, row_to_json(l))).*
     from together.ledger l`,
    `update fields f set base_owner = p.id from players p where p.base_x = f.x and p.base_y = f.y`,
    `insert into factories (owner, x, y, type, lvl, slots)
     select id, base_x, base_y, 'base', 1, 2000 from players`,
    "select setval(pg_get_serial_sequence('ledger', 'id'), max(id)) from ledger",
  ];
  for (const statement of statements) await older.query(statement);
}

describe("migrate", () => {
  it("runs each migration once when four servers start concurrently", async () => {
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, "together")));
    expect(runs.flat().sort()).toEqual(names);
  });

  it("has nothing to do afterward", async () => {
    expect(await migrate(database.url, "together")).toEqual([]);
  });

  it("isolates the worlds of one database, with every object in its own schema", async () => {
    await migrate(database.url, "north");
    const pool = createPool({ url: database.url, world: "north" });
    await pool.query("insert into worlds (seed, created_at) values ('north', 0)");
    const [other] = await pool.query("select count(*) as rows from together.worlds");
    expect(other).toEqual({ rows: 0 });
    const strangers = await pool.query(
      `select conname from pg_constraint c join pg_class t on t.oid = c.confrelid
       where c.connamespace = 'north'::regnamespace and t.relnamespace <> c.connamespace`,
    );
    expect(strangers).toEqual([]);
    const [stray] = await pool.query(
      "select count(*) as tables from pg_class where relnamespace = 'public'::regnamespace",
    );
    expect(stray).toEqual({ tables: 0 });
    await pool.close();
  });

  it("migrates a world that is already in use", async () => {
    const since = names.indexOf("0009_domains");
    await migrate(database.url, "played", readMigrations().slice(0, since), null);
    const pool = createPool({ url: database.url, world: "played" });
    await copyPlayers(pool);
    await pool.query(`insert into sessions (token_hash, account_id, created_at, seen_at, expires_at)
      select '\\x07', min(id), 1, 2, 3 from players`);
    await pool.query("insert into cooldowns select min(id), 3, 4, 9 from players");
    await pool.query("insert into plots select 'p', min(id), 3, 4, '{}', 1 from players");
    const rows = async () => {
      const found = await pool.query<{ player: string }>(
        `select row_to_json(p)::text as player from players p order by id`,
      );
      return found.map(({ player }) => JSON.parse(player));
    };
    const before = (await rows()).map(({ looted_metal, looted_energy, ...kept }) => kept);
    expect(before).toHaveLength(2);
    expect(await migrate(database.url, "played")).toEqual(names.slice(since));
    expect(
      await pool.query("select id, account_id, expires_at, stay, device from sessions"),
    ).toEqual([{ id: 1, account_id: before[0]?.id, expires_at: 3, stay: false, device: "" }]);
    const after = await rows();
    expect(after).toMatchObject(before);
    const walked = `\\x${"00".repeat(313)}`;
    for (const row of after) expect(row).toMatchObject({ walked_day: 0, walked, veins: [] });
    // Goals that were reached before they paid are never paid.
    const none = { best_rank: null, has_chatted: false, has_garrison: false, is_guest: false };
    expect(
      await pool.query(`select player_id, lines, plots, best_rank, has_chatted, has_garrison, is_guest,
        explored::text from goal_baselines order by player_id`),
    ).toEqual(
      after.map(({ id, explored }, index) => ({
        player_id: id,
        lines: 1,
        plots: index === 0 ? 1 : 0,
        ...none,
        explored,
      })),
    );
    expect(await auditLedger(pool)).toEqual([]);
    const midnight = (Math.floor(Date.now() / DAY) + 1) * DAY;
    expect(await pool.query("select number, begins_at, days, seed from seasons")).toEqual([
      { number: 1, begins_at: midnight, days: null, seed: "test" },
    ]);
    await pool.close();
  });

  it("refuses a database that ran a different text", async () => {
    const pool = createPool({ url: database.url, world: "together" });
    await pool.query("update migrations set hash = 'x' where name = $1", [names[0] ?? ""]);
    await expect(migrate(database.url, "together")).rejects.toThrow("was changed after");
    await pool.close();
  });

  it("refuses a database that is ahead", async () => {
    const pool = createPool({ url: database.url, world: "north" });
    await pool.query("insert into migrations (name, hash) values ('9999_later', 'x')");
    await expect(migrate(database.url, "north")).rejects.toThrow("Run a newer version");
    await pool.close();
  });

  it.each(["", "Big", "public", "pg_own", "a b", '"; drop', "x".repeat(41)])(
    "refuses the world name %j",
    async (world) => {
      await expect(migrate(database.url, world)).rejects.toThrow("Invalid WORLD");
    },
  );
});

describe("the schema", () => {
  it("matches the migrations", async () => {
    expect(await migrationDrift()).toEqual([]);
  });
});
