import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { startEmbeddedPostgres } from "../embedded/start.ts";
import { migrationsFolder } from "../migrations/files.ts";

/** The database of the environment, and how to close it. */
export interface OpenDatabase {
  url: string;
  world: string;
  /** Whether it is the built-in one. */
  isBuiltIn: boolean;
  close(): Promise<void>;
}

/**
 * `DATABASE_URL`, or the built-in database of `DATA_DIR`, created if missing and started for the
 * duration of a command, while no server runs on it. Reads `.env` like the server.
 */
export async function openOrCreateDatabase(): Promise<OpenDatabase> {
  const root = dirname(migrationsFolder());
  const envFile = join(root, ".env");
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const world = process.env.WORLD || "world";
  const url = process.env.DATABASE_URL;
  if (url) return { url, world, isBuiltIn: false, close: async () => {} };
  const server = await startEmbeddedPostgres({
    dataDir: resolve(root, process.env.DATA_DIR || ".data"),
  });
  return { url: server.url, world, isBuiltIn: true, close: server.stop };
}
