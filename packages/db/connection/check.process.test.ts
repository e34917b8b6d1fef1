import { rm } from "node:fs/promises";
import { expect, test } from "vitest";
import { startEmbeddedPostgres } from "../embedded/start.ts";
import { migrate } from "../migrations/migrate.ts";
import { runSql } from "../testing/admin.ts";
import { fillDataFolder } from "../testing/data-folder.ts";
import { createTestDatabase } from "../testing/database.ts";
import { makeTestFolder } from "../testing/folder.ts";
import { DISPOSABLE } from "./check.ts";
import { MisconfiguredError } from "./errors.ts";
import { createPool } from "./pool.ts";

/** The errors of a read, a commit and a migration; null for each that succeeds. */
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

test("refuses to write when a pooler overrides search_path", async () => {
  const database = await createTestDatabase();
  expect(await refusals(database.url, database.world)).toEqual([null, null, null]);
  // Runs in every session after the server has applied the client's settings.
  const statements = [
    `create function public.override() returns event_trigger language plpgsql as
     $$ begin perform set_config('search_path', 'public', false); end $$`,
    "create event trigger override on login execute function public.override()",
  ];
  for (const statement of statements) await runSql(database.url, statement);
  const line = expect.stringMatching(
    /^The connection looks into schema "public" and not into the world "world": a pooler/,
  );
  expect(await refusals(database.url, database.world)).toEqual([line, line, line]);
  await database.drop();
});

test("refuses a Postgres without fsync or full_page_writes, unless it is marked as disposable", async () => {
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
