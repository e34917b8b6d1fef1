import { rm } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startEmbeddedPostgres } from "../embedded/start.ts";
import { migrate } from "../migrations/migrate.ts";
import { runSql } from "../testing/admin.ts";
import { fillDataFolder } from "../testing/data-folder.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { makeTestFolder } from "../testing/folder.ts";
import { DISPOSABLE } from "./check.ts";
import { MisconfiguredError } from "./errors.ts";
import { createPool } from "./pool.ts";

/** Why a read, a commit and a migration are refused; null for what is not. */
async function refusals(url: string, world: string): Promise<(string | null)[]> {
  const pool = createPool({ url, world, reads: 1 });
  const failures = [pool.query("select 1"), pool.commit("select 1", []), migrate(url, world)];
  const messages = failures.map(async (failure) => {
    try {
      await failure;
      return null;
    } catch (error) {
      if (error instanceof MisconfiguredError) return error.message;
      throw error;
    }
  });
  try {
    return await Promise.all(messages);
  } finally {
    await pool.close();
  }
}

describe("a setting that arrives changed, as behind a pooler", () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  /** Sets it for every session after the server has taken what the client asked for. */
  async function override(name: string, value: string): Promise<void> {
    const statements = [
      `create function public.override() returns event_trigger language plpgsql as
       $$ begin perform set_config('${name}', '${value}', false); end $$`,
      "create event trigger override on login execute function public.override()",
    ];
    for (const statement of statements) await runSql(database.url, statement);
  }

  test("a search_path that leads elsewhere is refused and nothing is written there", async () => {
    expect(await refusals(database.url, database.world)).toEqual([null, null, null]);
    await override("search_path", "public");
    const line = expect.stringMatching(
      /^The connection looks into schema "public" and not into the world "world": a pooler/,
    );
    expect(await refusals(database.url, database.world)).toEqual([line, line, line]);
  });

  test("synchronous_commit that is off is refused", async () => {
    await override("synchronous_commit", "off");
    const line = expect.stringContaining(
      "Postgres runs with synchronous_commit = off: a power cut",
    );
    expect(await refusals(database.url, database.world)).toEqual([line, line, line]);
  });

  test("synchronous_commit that is stronger will do", async () => {
    await override("synchronous_commit", "remote_apply");
    expect(await refusals(database.url, database.world)).toEqual([null, null, null]);
  });
});

test("a Postgres without fsync or full_page_writes is refused unless a program marked it", async () => {
  const dataDir = await makeTestFolder("unsafe");
  await fillDataFolder(dataDir);
  const off = { fsync: "off", full_page_writes: "off" };
  const unsafe = await startEmbeddedPostgres({ dataDir, settings: { ...off, [DISPOSABLE]: "" } });
  try {
    const line = expect.stringContaining(
      "Postgres runs with fsync = off and full_page_writes = off",
    );
    expect(await refusals(unsafe.url, "world")).toEqual([line, line, line]);
  } finally {
    await unsafe.stop();
  }
  const marked = await startEmbeddedPostgres({ dataDir, settings: off });
  try {
    expect(await refusals(marked.url, "world")).toEqual([null, null, null]);
  } finally {
    await marked.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
