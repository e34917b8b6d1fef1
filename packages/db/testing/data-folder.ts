/** Data folders copied from a template, since creating a cluster and tables takes seconds. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { generateWorld } from "@emberlode/game";
import { createDatabase } from "../connection/database.ts";
import { createPool } from "../connection/pool.ts";
import { clusterOf } from "../embedded/claim.ts";
import { startEmbeddedPostgres } from "../embedded/start.ts";
import { migrate } from "../migrations/migrate.ts";
import { createWorld } from "../world/create-world.ts";
import { makeTestFolder, removeTestFolder } from "./folder.ts";
import { TEST_WORLD } from "./names.ts";

/** Environment variable that tells test workers where the template is. */
const TEMPLATE = "EMBERLODE_TEST_DATA";

/** Seed of the template: a server's default. */
const SEED = "emberlode";

/**
 * Creates this run's template, a data folder with a migrated and founded world; returns a function
 * that removes it.
 */
export async function makeDataTemplate(): Promise<() => Promise<void>> {
  if (process.env[TEMPLATE] !== undefined) return async () => {};
  const folder = await makeTestFolder("template");
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    // A small log, since it is copied too.
    settings: { fsync: "off", min_wal_size: "32MB", wal_recycle: "off" },
  });
  await migrate(server.url, TEST_WORLD);
  const pool = createPool({ url: server.url, world: TEST_WORLD, reads: 1 });
  await createWorld(createDatabase(pool), SEED, generateWorld(SEED), Date.now());
  await pool.close();
  await server.stop();
  process.env[TEMPLATE] = folder;
  return async () => {
    delete process.env[TEMPLATE];
    await removeTestFolder(folder);
  };
}

/**
 * Fills a new data folder with the template's cluster. If the template's cluster is outside of its
 * folder, because the user of Postgres cannot reach it there, the new folder stays empty and a
 * server creates its own.
 */
export async function fillDataFolder(dataDir: string): Promise<void> {
  const template = process.env[TEMPLATE];
  if (template === undefined) {
    throw new Error("No template of a data folder: name the test *.process.test.ts.");
  }
  const cluster = join(template, "postgres");
  if (clusterOf(template) !== cluster) return;
  await promisify(execFile)("cp", ["-a", cluster, dataDir]);
}
