import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { clusterOf } from "./data.ts";
import { databaseUrl } from "./listening.ts";
import { isPostmaster, readPostmaster } from "./orphan.ts";
import { hasCluster } from "./process.ts";

/** Whether there ever was a built-in database in this data folder. */
export function hasEmbeddedPostgres(dataDir: string): boolean {
  const folder = resolve(dataDir);
  return existsSync(folder) && hasCluster(clusterOf(folder));
}

/**
 * The address of the built-in database that a server runs on this data folder at the moment; null
 * when there is none. For programs that look beside a running server.
 */
export function runningEmbeddedPostgres(dataDir: string): string | null {
  const folder = resolve(dataDir);
  if (!hasEmbeddedPostgres(folder)) return null;
  const cluster = clusterOf(folder);
  const [pid = "", , , port = "", socketFolder = ""] = readPostmaster(cluster);
  if (!(Number(pid) > 1) || !isPostmaster(Number(pid), cluster)) return null;
  if (socketFolder.trim() !== "") return databaseUrl({ socketFolder: socketFolder.trim() });
  const password = readFileSync(join(folder, "postgres.password"), "utf8");
  return databaseUrl({ port: Number(port), password });
}
