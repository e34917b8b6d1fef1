/** Resources shared by all processes of a server: the data folder and the database. */
import { mkdirSync } from "node:fs";
import {
  DEFAULT_CONNECTIONS,
  type EmbeddedPostgres,
  migrate,
  startEmbeddedPostgres,
} from "@emberlode/db";
import type { Logger } from "pino";
import type { Env } from "./env.ts";
import { readOrCreateSecret, SESSION_SECRET_FILE } from "./secrets.ts";
import { explainDatabaseFailure, explainDataDirFailure } from "./start-failures.ts";

/** Connections to the built-in database of each further worker. */
const CONNECTIONS_PER_WORKER = 17;

export interface ServerDatabase {
  /** The URL of the migrated database. */
  url: string;
  /** Stops the built-in database. */
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  log: Logger;
  /** Aborts the wait for a recovering database. */
  abortStart: AbortSignal;
  /** The number of processes that will serve the game. */
  processes: number;
}

function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    // Creates it here, so a read-only folder is reported first.
    readOrCreateSecret(dataDir, SESSION_SECRET_FILE);
  } catch (error) {
    throw explainDataDirFailure(error, dataDir);
  }
}

async function startEmbedded(
  { DATABASE_URL, DATA_DIR }: Env,
  { log, abortStart, processes }: DatabaseOptions,
): Promise<EmbeddedPostgres | null> {
  if (DATABASE_URL !== undefined) return null;
  const connections = DEFAULT_CONNECTIONS + (processes - 1) * CONNECTIONS_PER_WORKER;
  try {
    return await startEmbeddedPostgres({
      dataDir: DATA_DIR,
      log,
      signal: abortStart,
      ...(processes > 1 && { settings: { max_connections: String(connections) } }),
    });
  } catch (error) {
    throw explainDataDirFailure(error, DATA_DIR);
  }
}

async function migrateWorld(url: string, env: Env): Promise<void> {
  try {
    await migrate(url, env.WORLD);
  } catch (error) {
    throw env.DATABASE_URL === undefined ? error : explainDatabaseFailure(error, url);
  }
}

/** Prepares the data folder, starts the database and migrates it. */
export async function startDatabase(env: Env, options: DatabaseOptions): Promise<ServerDatabase> {
  prepareDataDir(env.DATA_DIR);
  const database = await startEmbedded(env, options);
  const stop = async () => void (await database?.stop());
  const url = env.DATABASE_URL ?? database?.url ?? "";
  try {
    await migrateWorld(url, env);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
