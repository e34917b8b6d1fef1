/** The world that a script works on: DATABASE_URL's or the server's own, even while it runs. */
import {
  createPool,
  hasEmbeddedPostgres,
  type Pool,
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
} from "@emberlode/db";
import { type Env, loadEnvFile, parseEnv } from "@emberlode/server/env.ts";
import { findRoot } from "@emberlode/server/paths.ts";
import { StartError } from "@emberlode/server/start-failures.ts";

/** A database that a script may use. */
interface OpenedDatabase {
  url: string;
  close(): Promise<void>;
}

/** The server's settings, by default those of the environment and the file `.env`. */
export function readSettings(variables?: NodeJS.ProcessEnv): Env {
  const root = findRoot();
  if (variables === undefined) loadEnvFile(root);
  return parseEnv(variables ?? process.env, root);
}

/**
 * Opens DATABASE_URL or the server's own database, which is started if no server is running. Throws
 * if the server never created one.
 */
export async function openExistingDatabase({
  DATABASE_URL,
  DATA_DIR,
}: Env): Promise<OpenedDatabase> {
  const url = DATABASE_URL ?? runningEmbeddedPostgres(DATA_DIR);
  if (url !== null) return { url, close: async () => {} };
  if (!hasEmbeddedPostgres(DATA_DIR)) {
    throw new StartError(
      `There is no database in ${DATA_DIR}: start the server once, or set DATA_DIR.`,
    );
  }
  const own = await startEmbeddedPostgres({ dataDir: DATA_DIR });
  return { url: own.url, close: () => own.stop() };
}

/**
 * Runs some work on the world and closes it afterwards. Throws a readable error if there is no
 * world.
 * @param deadlineMs longest time for one statement, 3 s by default
 * @param variables the settings, if they are not in the environment
 */
export async function withWorld<T>(
  work: (pool: Pool, env: Env) => Promise<T>,
  deadlineMs?: number,
  variables?: NodeJS.ProcessEnv,
): Promise<T> {
  const env = readSettings(variables);
  const database = await openExistingDatabase(env);
  const pool = createPool({
    url: database.url,
    world: env.WORLD,
    reads: 1,
    applicationName: "emberlode-script",
    ...(deadlineMs !== undefined && { deadlineMs }),
  });
  try {
    return await work(pool, env);
  } finally {
    await pool.close();
    await database.close();
  }
}
