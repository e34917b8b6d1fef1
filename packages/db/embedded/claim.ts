import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { EmbeddedPostgresError } from "./error.ts";
import { lockCluster } from "./lock.ts";
import type { EmbeddedLog } from "./log.ts";

const POINTER = "postgres.location";

/** Where the cluster of a data folder lies: inside it, or where its pointer file says. */
export function clusterOf(folder: string): string {
  const pointer = join(folder, POINTER);
  if (existsSync(pointer)) return readFileSync(pointer, "utf8").trim();
  return join(folder, "postgres");
}

/** True when the cluster of a data folder lies elsewhere by its pointer file. */
export const hasPointer = (folder: string) => existsSync(join(folder, POINTER));

/** Remembers in the data folder where its cluster lies. */
export function writePointer(folder: string, cluster: string): void {
  if (clusterOf(folder) !== cluster) writeFileSync(join(folder, POINTER), `${cluster}\n`);
}

/** The name of a data folder's cluster in a folder of the machine. */
export function nameFor(folder: string): string {
  return `data-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`;
}

const real = (path: string) => (existsSync(path) ? realpathSync(path) : path);

/** True for two names of one folder, by whatever links or mounts. */
export function isSameFolder(one: string, other: string): boolean {
  if (one === other) return true;
  try {
    const [a, b] = [statSync(one), statSync(other)];
    return a.dev === b.dev && a.ino === b.ino;
  } catch {
    return false;
  }
}

/** The cluster's own path when it does not lie in the data folder: by a pointer, or by a link. */
function outside(folder: string, cluster: string): string | null {
  const place = real(cluster);
  return isSameFolder(dirname(place), folder) ? null : place;
}

/** The data folder that a cluster outside of one belongs to; null for clusters of earlier versions. */
function ownerOf(place: string): string | null {
  const record = `${place}.owner`;
  return existsSync(record) ? readFileSync(record, "utf8").trim() : null;
}

/** False when a data folder is gone or has another cluster by now; true when that cannot be seen. */
function stillHas(folder: string, place: string): boolean {
  try {
    statSync(folder);
    return real(clusterOf(folder)) === place;
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "ENOENT");
  }
}

function refuse(folder: string, place: string, owner: string, more = ""): never {
  throw new EmbeddedPostgresError(
    `The data folder ${folder} is a copy: its database ${place} belongs to ${owner}, and a copy of such a folder holds no database. Use that folder, or make a backup there (npm run backup) and restore it into an empty data folder.${more}`,
  );
}

/**
 * Refuses a cluster that belongs to another data folder: the pointer came with a copy. A folder that was
 * moved may have it, which shows by its owner being gone.
 */
export function checkClaim(folder: string, cluster: string): void {
  const place = outside(folder, cluster);
  if (place === null) return;
  const owner = ownerOf(place);
  if (owner !== null) {
    if (!isSameFolder(owner, folder) && stillHas(owner, place)) refuse(folder, place, owner);
    return;
  }
  // Earlier versions kept no owner, but named the cluster by its data folder.
  const [made] = /^data-[0-9a-f]{16}/.exec(basename(place)) ?? [];
  if (made === undefined || [folder, real(folder)].map(nameFor).includes(made)) return;
  refuse(
    folder,
    place,
    "a data folder at another path",
    ` If this is that folder, moved here, write its path into ${place}.owner and start again.`,
  );
}

/**
 * Locks a cluster for this process and records its owner; returns how to release it. One inside its
 * data folder has that folder's lock.
 */
export async function holdCluster(
  folder: string,
  cluster: string,
  log: EmbeddedLog,
): Promise<() => void> {
  const place = outside(folder, cluster);
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
