import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { EmbeddedPostgresError } from "./error.ts";
import { lockCluster } from "./lock.ts";
import type { EmbeddedLog } from "./postgres-log.ts";

const POINTER = "postgres.location";

/** The cluster of a data folder: inside it, or where its pointer file says. */
export function clusterOf(folder: string): string {
  const pointer = join(folder, POINTER);
  if (existsSync(pointer)) return readFileSync(pointer, "utf8").trim();
  return join(folder, "postgres");
}

/** Whether a pointer file moves the cluster out of the data folder. */
export const hasPointer = (folder: string) => existsSync(join(folder, POINTER));

/** Writes the location of the cluster into the data folder. */
export function writePointer(folder: string, cluster: string): void {
  if (clusterOf(folder) !== cluster) writeFileSync(join(folder, POINTER), `${cluster}\n`);
}

/** The name of a data folder's cluster within a shared folder. */
export function clusterName(folder: string): string {
  return `data-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`;
}

const realPath = (path: string) => (existsSync(path) ? realpathSync(path) : path);

/** Whether two paths are the same folder, through any links or mounts. */
export function isSameFolder(one: string, other: string): boolean {
  if (one === other) return true;
  try {
    const [a, b] = [statSync(one), statSync(other)];
    return a.dev === b.dev && a.ino === b.ino;
  } catch {
    return false;
  }
}

/**
 * The path of a cluster outside of the data folder, by a pointer or a link; null for one inside.
 */
function outsideCluster(folder: string, cluster: string): string | null {
  const place = realPath(cluster);
  return isSameFolder(dirname(place), folder) ? null : place;
}

/** The data folder that owns an outside cluster; null for clusters of earlier versions. */
function ownerOf(place: string): string | null {
  const record = `${place}.owner`;
  return existsSync(record) ? readFileSync(record, "utf8").trim() : null;
}

/** False when a data folder is gone or has another cluster now; true when that is unknown. */
function stillHas(folder: string, place: string): boolean {
  try {
    statSync(folder);
    return realPath(clusterOf(folder)) === place;
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "ENOENT");
  }
}

function refuse(folder: string, place: string, owner: string, explanation = ""): never {
  throw new EmbeddedPostgresError(
    `The data folder ${folder} is a copy: its database ${place} belongs to ${owner}, and a copy of such a folder holds no database. Use that folder, or make a backup there (npm run backup) and restore it into an empty data folder.${explanation}`,
  );
}

/**
 * Refuses a cluster that belongs to another data folder: the pointer came with a copy. A moved
 * folder keeps its cluster, since the recorded owner no longer exists.
 */
export function checkClaim(folder: string, cluster: string): void {
  const place = outsideCluster(folder, cluster);
  if (place === null) return;
  const owner = ownerOf(place);
  if (owner !== null) {
    if (!isSameFolder(owner, folder) && stillHas(owner, place)) refuse(folder, place, owner);
    return;
  }
  // Earlier versions did not record an owner, but named the cluster after its data folder.
  const [clusterInName] = /^data-[0-9a-f]{16}/.exec(basename(place)) ?? [];
  if (
    clusterInName === undefined ||
    [folder, realPath(folder)].map(clusterName).includes(clusterInName)
  )
    return;
  refuse(
    folder,
    place,
    "a data folder at another path",
    ` If this is that folder, moved here, write its path into ${place}.owner and start again.`,
  );
}

/**
 * Locks a cluster for this process and records its owner; returns a function that releases it. A
 * cluster inside its data folder is covered by that folder's lock.
 */
export async function claimCluster(
  folder: string,
  cluster: string,
  log: EmbeddedLog,
): Promise<() => void> {
  const place = outsideCluster(folder, cluster);
  if (place === null) return () => {};
  const unlock = await lockCluster(place);
  try {
    checkClaim(folder, cluster);
    const owner = ownerOf(place);
    if (owner !== null && !isSameFolder(owner, folder)) {
      const facts = { database: place, owner, folder };
      log.warn(facts, "the database belongs to this data folder now: its owner is gone");
    }
    if (owner !== folder) writeFileSync(`${place}.owner`, `${folder}\n`);
    return unlock;
  } catch (error) {
    unlock();
    throw error;
  }
}
