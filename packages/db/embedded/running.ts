import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { checkClaim, clusterOf, isSameFolder } from "./claim.ts";
import { hasCluster } from "./data.ts";
import { urlsOf } from "./listening.ts";
import { pidOf, readPostmaster, standingOf } from "./postmaster.ts";

/** Whether there ever was a built-in database in this data folder. */
export function hasEmbeddedPostgres(dataDir: string): boolean {
  const folder = resolve(dataDir);
  return existsSync(folder) && hasCluster(clusterOf(folder));
}

/**
 * The address of the built-in database that a server runs on this data folder at the moment; null
 * when there is none. For programs that look beside a running server. Refuses a copy of a data folder
 * whose database lies elsewhere.
 */
export function runningEmbeddedPostgres(dataDir: string): string | null {
  const folder = resolve(dataDir);
  if (!hasEmbeddedPostgres(folder)) return null;
  const cluster = clusterOf(folder);
  checkClaim(folder, cluster);
  const lines = readPostmaster(cluster);
  const pid = pidOf(lines);
  if (pid === 0) return null;
  const standing = standingOf(pid, cluster);
  // Where the system does not say it, the file of a copy still names the original's data.
  const named = standing === "unknown" && isSameFolder(lines[1] ?? "", cluster);
  return standing === "ours" || named ? (urlsOf(folder, cluster, lines)[0] ?? null) : null;
}
