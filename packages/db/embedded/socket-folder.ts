import { existsSync, readFileSync } from "node:fs";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Owner } from "./owner.ts";

/** Longest path of a socket that every system takes. */
const LONGEST = 100;
const PREFIX = "emberlode-socket-";
const RECORD = "postgres.socket";

const fits = (folder: string) => `${folder}/.s.PGSQL.5432`.length <= LONGEST;

/**
 * A folder for the socket that nobody else may enter: the cluster itself, or, where its path is too long,
 * a temporary one that the data folder remembers.
 */
export async function openSocketFolder(
  dataFolder: string,
  cluster: string,
  owner: Owner | null,
): Promise<string> {
  await removeSocketFolder(dataFolder);
  if (fits(cluster)) return cluster;
  const parent = fits(join(tmpdir(), `${PREFIX}XXXXXX`)) ? tmpdir() : "/tmp";
  const folder = await mkdtemp(join(parent, PREFIX));
  await writeFile(join(dataFolder, RECORD), `${folder}\n`);
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
  return folder;
}

/** Removes the temporary folder of this or an earlier start, if there was one. */
export async function removeSocketFolder(dataFolder: string): Promise<void> {
  const record = join(dataFolder, RECORD);
  if (!existsSync(record)) return;
  const folder = readFileSync(record, "utf8").trim();
  if (basename(folder).startsWith(PREFIX)) await rm(folder, { recursive: true, force: true });
  await rm(record, { force: true });
}
