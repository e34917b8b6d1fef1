/** The folder of a world's backups; their names contain the time. */
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const FOLDER = "backups";
const ENDING = ".emberlode";
const STAMP = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)$/;
/** The name of a backup in progress; see `draftOf`. */
const DRAFT = /\.emberlode\.\d+\.part$/;
/** A draft not written to for this long is abandoned. */
const DRAFT_LIFETIME_MS = 3_600_000;

/** A complete backup: drafts have other names. */
export interface StoredBackup {
  path: string;
  /** When it was made (milliseconds). */
  at: number;
}

const backupFolder = (dataDir: string): string => join(dataDir, FOLDER);

/** `DATA_DIR/backups/WORLD-YYYYMMDD-HHMMSS.emberlode`, the time in UTC. */
export function backupPath(dataDir: string, world: string, now: number): string {
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");
  return join(backupFolder(dataDir), `${world}-${stamp}${ENDING}`);
}

/**
 * `DATA_DIR/backups/WORLD-season-N.emberlode`, made at the end of a season. It is not listed with
 * the others, so it is never removed.
 */
export function seasonBackupPath(dataDir: string, world: string, season: number): string {
  return join(backupFolder(dataDir), `${world}-season-${season}${ENDING}`);
}

function timeOf(name: string, world: string): number | null {
  if (!name.startsWith(`${world}-`) || !name.endsWith(ENDING)) return null;
  const found = STAMP.exec(name.slice(world.length + 1, -ENDING.length));
  if (found === null) return null;
  const [, year, month, day, hour, minute, second] = found;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? null : at;
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** A world's backups in its folder, newest first. */
export async function listBackups(dataDir: string, world: string): Promise<StoredBackup[]> {
  const folder = backupFolder(dataDir);
  return (await namesIn(folder))
    .flatMap((name) => {
      const at = timeOf(name, world);
      return at === null ? [] : [{ path: join(folder, name), at }];
    })
    .sort((a, b) => b.at - a.at);
}

/** Removes all but the newest, and abandoned drafts; returns the removed backups. */
export async function pruneBackups(
  dataDir: string,
  world: string,
  keep: number,
): Promise<string[]> {
  const old = (await listBackups(dataDir, world)).slice(keep).map(({ path }) => path);
  for (const path of old) await rm(path, { force: true });
  const folder = backupFolder(dataDir);
  for (const name of (await namesIn(folder)).filter((one) => DRAFT.test(one))) {
    const draft = join(folder, name);
    const touched = await stat(draft).catch(() => null);
    if (touched !== null && Date.now() - touched.mtimeMs > DRAFT_LIFETIME_MS) {
      await rm(draft, { force: true });
    }
  }
  return old;
}
