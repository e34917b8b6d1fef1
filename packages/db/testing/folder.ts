import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "../embedded/lock.ts";
import { removeSocketFolder } from "../embedded/socket-folder.ts";

const PREFIX = "emberlode-test-";

/** A new temporary folder that the user of Postgres can reach, too. */
export async function makeTestFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}

/** Removes a folder, also while an orphaned Postgres writes in it for a moment longer. */
export async function removeTestFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
}

/** Removes what test runs that were killed have left. Their Postgres ended with them. */
export async function sweepTestFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    const folder = join(tmpdir(), name);
    const holder = await readFile(join(folder, "server.lock"), "utf8").catch(() => "");
    if (holder !== "" && isAlive(Number.parseInt(holder, 10))) continue;
    await removeSocketFolder(folder).catch(() => {});
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}
