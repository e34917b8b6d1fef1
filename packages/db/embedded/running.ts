import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { checkClaim, clusterOf, isSameFolder } from "./claim.ts";
import { hasCluster } from "./data.ts";
import { urlsOf } from "./listen-address.ts";
import { pidOf, processStateOf, readPostmaster } from "./postmaster.ts";

/** Whether this data folder ever had a built-in database. */
export function hasEmbeddedPostgres(dataDir: string): boolean {
  const folder = resolve(dataDir);
  return existsSync(folder) && hasCluster(clusterOf(folder));
}

/**
 * The URL of the built-in database that a server currently runs on this data folder, or null. For
 * programs beside a running server. Refuses a copy of a data folder whose cluster is outside of it.
 */
export function runningEmbeddedPostgres(dataDir: string): string | null {
  const folder = resolve(dataDir);
  if (!hasEmbeddedPostgres(folder)) return null;
  const cluster = clusterOf(folder);
  checkClaim(folder, cluster);
  const lines = readPostmaster(cluster);
  const pid = pidOf(lines);
  if (pid === 0) return null;
  const processState = processStateOf(pid, cluster);
  // If the system cannot tell, compare paths: the file in a copy still names the original's data.
  const named = processState === "unknown" && isSameFolder(lines[1] ?? "", cluster);
  return processState === "ours" || named ? (urlsOf(folder, cluster, lines)[0] ?? null) : null;
}
