import { rm } from "node:fs/promises";
import { generateWorld } from "@emberlode/game";
import { createDatabase } from "../connection/database.ts";
import { withDatabase } from "../connection/database-url.ts";
import { createPool, type Pool } from "../connection/pool.ts";
import { startEmbeddedPostgres } from "../embedded/start.ts";
import { migrate } from "../migrations/migrate.ts";
import { createWorld } from "../world/create-world.ts";
import { runSql } from "./admin.ts";
import { createWasteland, NOON } from "./fixtures.ts";
import { makeTestFolder, sweepTestFolders } from "./folder.ts";
import { TEST_SERVER, TEST_WORLD, type TestContents, templateOf } from "./names.ts";

/** Test data need not survive a power cut. */
const FAST = {
  fsync: "off",
  full_page_writes: "off",
  // It would process hundreds of short-lived databases.
  autovacuum: "off",
  // Databases run so few statements that planning would be most of the work.
  plan_cache_mode: "force_generic_plan",
  max_connections: "200",
  shared_buffers: "64MB",
  // The folder may be in memory.
  max_wal_size: "96MB",
  min_wal_size: "32MB",
};

/** Seed of the founded template, as the tests of applications configure it. */
const SEED = "test";

const FILL: Readonly<Record<Exclude<TestContents, "empty">, (pool: Pool) => Promise<unknown>>> = {
  wasteland: createWasteland,
  founded: (pool) => createWorld(createDatabase(pool), SEED, generateWorld(SEED), NOON),
};

async function makeTemplates(server: string): Promise<void> {
  const empty = templateOf("empty");
  await runSql(server, `create database ${empty}`);
  await migrate(withDatabase(server, empty), TEST_WORLD);
  for (const [contents, fill] of Object.entries(FILL)) {
    const name = templateOf(contents as keyof typeof FILL);
    await runSql(server, `create database ${name} template ${empty} strategy file_copy`);
    const pool = createPool({ url: withDatabase(server, name), world: TEST_WORLD, reads: 1 });
    await fill(pool);
    await pool.close();
  }
}

/**
 * Starts one Postgres for a test run in a temporary folder and creates the template databases;
 * returns a function that removes both. `EMBERLODE_TEST_FSYNC=on` writes to disk for real.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env[TEST_SERVER] !== undefined) return async () => {};
  await sweepTestFolders();
  const dataDir = await makeTestFolder("run");
  const fsync = process.env.EMBERLODE_TEST_FSYNC === "on" ? { fsync: "on" } : {};
  const server = await startEmbeddedPostgres({ dataDir, settings: { ...FAST, ...fsync } });
  await makeTemplates(server.url);
  process.env[TEST_SERVER] = server.url;
  return async () => {
    delete process.env[TEST_SERVER];
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
