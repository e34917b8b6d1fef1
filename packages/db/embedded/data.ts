import { createHash } from "node:crypto";
import { chownSync, existsSync, readFileSync } from "node:fs";
import { access, chmod, chown, constants, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { EmbeddedPostgresError } from "./error.ts";
import { canReach, type Owner } from "./owner.ts";

const POINTER = "postgres.location";

/** Makes the data folder, or says in one line why it cannot be used. */
export async function prepareFolder(dataDir: string): Promise<string> {
  const folder = resolve(dataDir);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new EmbeddedPostgresError(
      `The data folder ${folder} cannot be written (${reason}): make it writable or set DATA_DIR to another folder.`,
    );
  }
  return folder;
}

/** Where the cluster of a data folder lies: inside it, or where its pointer file says. */
export function clusterOf(folder: string): string {
  const pointer = join(folder, POINTER);
  if (existsSync(pointer)) return readFileSync(pointer, "utf8").trim();
  return join(folder, "postgres");
}

/**
 * Chooses a place for a new cluster: inside the data folder, or, when the user that Postgres runs as
 * cannot get there, in a folder of the machine that the pointer file remembers.
 */
export async function placeCluster(folder: string, owner: Owner | null): Promise<string> {
  const wanted = clusterOf(folder);
  if (canReach(wanted, owner)) return wanted;
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  const parent = existsSync("/var/lib") ? "/var/lib/emberlode" : "/var/tmp";
  await mkdir(parent, { recursive: true });
  const place = join(parent, `data-${name}`);
  await writeFile(join(folder, POINTER), `${place}\n`);
  return place;
}

/** An empty folder that only the owner may enter. */
async function makePrivate(folder: string, owner: Owner | null): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
}

/** Runs `initdb` through `run` in a draft folder and moves it into place, so that no half is left. */
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
