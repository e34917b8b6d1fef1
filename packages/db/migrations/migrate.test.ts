import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPool } from "../connection/pool.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
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
