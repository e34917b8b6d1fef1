import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLedger } from "../commit/audit.ts";
import { createPool } from "../connection/pool.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { foundWasteland, makePlayers } from "../testing/fixtures.ts";
import { migrationDrift } from "./drift.ts";
import { readMigrations } from "./files.ts";
import { migrate } from "./migrate.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

const names = readMigrations().map(({ name }) => name);

describe("migrate", () => {
  it("runs each migration once when four servers start at once", async () => {
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, "together")));
    expect(runs.flat().sort()).toEqual(names);
  });

  it("has nothing to do afterwards", async () => {
    expect(await migrate(database.url, "together")).toEqual([]);
  });

  it("keeps the worlds of one database apart, with every object in its own schema", async () => {
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

  it("takes a world along that is played already", async () => {
    const since = names.indexOf("0009_domains");
    await migrate(database.url, "played", readMigrations().slice(0, since));
    const pool = createPool({ url: database.url, world: "played" });
    await foundWasteland(pool);
    // Accounts are made by the statement of today: what it names of later migrations is lent to it.
    await pool.query("alter table sessions add column stay boolean, add column device text");
    const [id] = await makePlayers(pool, 2);
    await pool.query("alter table sessions drop column stay, drop column device");
    await pool.query(
      "insert into sessions (token_hash, account_id, created_at, seen_at, expires_at) values ('\\x07', $1::int, 1, 2, 3)",
      [id ?? 0],
    );
    await pool.query("insert into cooldowns (player_id, x, y, until) values ($1::int, 3, 4, 9)", [
      id ?? 0,
    ]);
    const rows = () =>
      pool.query(`select row_to_json(p)::text as player from players p order by id`);
    const before = await rows();
    expect(await migrate(database.url, "played")).toEqual(names.slice(since));
    expect(await rows()).toEqual(before);
    expect(
      await pool.query("select id, account_id, expires_at, stay, device from sessions"),
    ).toEqual([{ id: 1, account_id: id, expires_at: 3, stay: false, device: "" }]);
    expect(await auditLedger(pool)).toEqual([]);
    await pool.close();
  });

  it("refuses a database that ran another text", async () => {
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
      await expect(migrate(database.url, world)).rejects.toThrow("will not do");
    },
  );
});

describe("the schema", () => {
  it("is what the migrations make", async () => {
    expect(await migrationDrift()).toEqual([]);
  });
});
