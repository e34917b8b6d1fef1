import { chownSync, existsSync } from "node:fs";
import { access, chmod, chown, constants, mkdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { clusterName, clusterOf, hasPointer } from "./claim.ts";
import { EmbeddedPostgresError } from "./error.ts";
import { canReach, type Owner } from "./owner.ts";
import type { EmbeddedLog } from "./postgres-log.ts";

export const hasCluster = (cluster: string) => existsSync(join(cluster, "PG_VERSION"));

/** Creates the data folder; throws a one-line reason when it cannot be used. */
export async function prepareFolder(dataDir: string): Promise<string> {
  const folder = resolve(dataDir);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new EmbeddedPostgresError(
      `Cannot write to the data folder ${folder} (${reason}). Make it writable or set DATA_DIR to another folder.`,
    );
  }
  return folder;
}

/** Where to create a cluster that the data folder cannot hold; never an existing path. */
async function chooseOutsideLocation(folder: string, log: EmbeddedLog): Promise<string> {
  const parent = existsSync("/var/lib") ? "/var/lib/emberlode" : "/var/tmp";
  await mkdir(parent, { recursive: true });
  const first = join(parent, clusterName(folder));
  for (let place = first, number = 2; ; number++) {
    if (!hasCluster(place)) return place;
    log.warn({ folder, database: place }, "an earlier database of this data folder is left alone");
    place = `${first}-${number}`;
  }
}

/**
 * The location of the cluster: the existing one, or for a new one, inside the data folder, or in a
 * shared folder if the user of Postgres cannot reach it there. Refuses missing and unreachable
 * clusters: a new world in their place would look like data loss.
 */
export async function locateCluster(
  folder: string,
  owner: Owner | null,
  log: EmbeddedLog,
): Promise<string> {
  const clusterFolder = clusterOf(folder);
  if (hasCluster(clusterFolder)) {
    if (canReach(clusterFolder, owner)) return clusterFolder;
    throw new EmbeddedPostgresError(
      `The user that runs the database (${owner?.uid}) cannot reach ${clusterFolder} any more: give others the right to pass (chmod o+x) on each folder above it.`,
    );
  }
  if (hasPointer(folder)) {
    throw new EmbeddedPostgresError(
      `The data folder ${folder} holds no database: it was at ${clusterFolder} and is not there, or this user may not read it. Put it back, or restore a backup into an empty data folder; remove ${join(folder, "postgres.location")} to begin with an empty world.`,
    );
  }
  return canReach(clusterFolder, owner) ? clusterFolder : await chooseOutsideLocation(folder, log);
}

/** Creates an empty folder that only the owner may enter. */
async function makePrivate(folder: string, owner: Owner | null): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
}

/**
 * Runs `initdb` through `run` in a draft folder and moves it into place, so that a partial cluster
 * is never left.
 */
export async function createCluster(
  cluster: string,
  owner: Owner | null,
  run: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${cluster}.new`;
  await makePrivate(draft, owner);
  await run(draft);
  await rename(draft, cluster);
  if (owner !== null) chownSync(cluster, owner.uid, owner.gid);
}
