import { rm } from "node:fs/promises";
import { withDatabase } from "../connection/address.ts";
import { startEmbeddedPostgres } from "../embedded/start.ts";
import { migrate } from "../migrations/migrate.ts";
import { runSql } from "./admin.ts";
import { makeTestFolder, sweepTestFolders } from "./folder.ts";
import { TEMPLATE, TEST_SERVER, TEST_WORLD } from "./names.ts";

/** Nothing of a test has to outlive a power cut. */
const FAST = {
  fsync: "off",
  full_page_writes: "off",
  max_connections: "200",
  shared_buffers: "64MB",
};

/**
 * Starts one Postgres for a test run in a folder of its own and migrates a template database; answers how
 * to remove both. `EMBERLODE_TEST_FSYNC=on` writes to disk for real.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env[TEST_SERVER] !== undefined) return async () => {};
  await sweepTestFolders();
  const dataDir = await makeTestFolder("run");
  const fsync = process.env.EMBERLODE_TEST_FSYNC === "on" ? { fsync: "on" } : {};
  const server = await startEmbeddedPostgres({ dataDir, settings: { ...FAST, ...fsync } });
  await runSql(server.url, `create database ${TEMPLATE}`);
  await migrate(withDatabase(server.url, TEMPLATE), TEST_WORLD);
  process.env[TEST_SERVER] = server.url;
  return async () => {
    delete process.env[TEST_SERVER];
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
