import { existsSync, readFileSync } from "node:fs";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { isSameFolder } from "./claim.ts";
import type { Owner } from "./owner.ts";

/** Longest socket path that every system accepts. */
const MAX_SOCKET_PATH_LENGTH = 100;
const PREFIX = "emberlode-socket-";
const RECORD = "postgres.socket";
/**
 * File in the temporary folder that names its owner: the record may have come with a copy of a data
 * folder.
 */
const BELONGS_TO = "data-folder";

const fits = (folder: string) => `${folder}/.s.PGSQL.5432`.length <= MAX_SOCKET_PATH_LENGTH;

/**
 * A socket folder that only its owner may enter: the cluster itself, or, if its path is too long, a
 * temporary one recorded in the data folder.
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
  await writeFile(join(folder, BELONGS_TO), `${dataFolder}\n`);
  await writeFile(join(dataFolder, RECORD), `${folder}\n`);
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
  return folder;
}

function belongsTo(folder: string, dataFolder: string): boolean {
  const record = join(folder, BELONGS_TO);
  return existsSync(record) && isSameFolder(readFileSync(record, "utf8").trim(), dataFolder);
}

/** Removes the temporary folder of this or an earlier start, if there is one. */
export async function removeSocketFolder(dataFolder: string): Promise<void> {
  const record = join(dataFolder, RECORD);
  if (!existsSync(record)) return;
  const folder = readFileSync(record, "utf8").trim();
  if (basename(folder).startsWith(PREFIX) && belongsTo(folder, dataFolder)) {
    await rm(folder, { recursive: true, force: true });
  }
  await rm(record, { force: true });
}
