import { chmod, mkdtemp, readdir, readFile, rm, statfs } from "node:fs/promises";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "../embedded/lock.ts";
import { removeSocketFolder } from "../embedded/socket-folder.ts";

const PREFIX = "emberlode-test-";

/** A RAM disk, if the system has one. */
const MEMORY = "/dev/shm";
/** Required free space; a run needs about a third of it. */
const ENOUGH_BYTES = 3 * 2 ** 30;

/** The parent of test folders: a RAM disk if it has space, since copying databases is slow. */
async function parentFolder(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return Math.min(free, freemem()) > ENOUGH_BYTES ? MEMORY : tmpdir();
}

/** A new temporary folder that the user of Postgres can reach, too. */
export async function makeTestFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(await parentFolder(), `${PREFIX}${process.pid}-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}

/** Removes a folder, even while an orphaned Postgres still writes to it for a moment. */
export async function removeTestFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
}

/** Removes the folders of killed test runs. Their Postgres ended with them. */
export async function sweepTestFolders(): Promise<void> {
  for (const parent of [tmpdir(), MEMORY]) await sweep(parent);
}

async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const folder = join(parent, name);
    const holder = await readFile(join(folder, "server.lock"), "utf8").catch(() => "");
    if (holder !== "" && isAlive(Number.parseInt(holder, 10))) continue;
    await removeSocketFolder(folder).catch(() => {});
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}
