/** Locks a folder against other processes of this machine. */
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddedPostgresError } from "./error.ts";

/** The start time of a process, so that a reused process id is not mistaken for the old process. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

/** True while a process exists (zombies do not count where they can be detected). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat[stat.lastIndexOf(")") + 2] !== "Z";
  } catch {
    return true;
  }
}

const EXIT_MS = 1000;

/** The holder of a lock as `pid start`, if that process is alive; else null. */
function holder(path: string): string | null {
  try {
    const text = readFileSync(path, "utf8").trim();
    const [pid = "", start = ""] = text.split(" ");
    return isAlive(Number(pid)) && startOf(Number(pid)) === start ? pid : null;
  } catch {
    return null;
  }
}

function tryToLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Removes the lock of a dead process. Processes take turns: otherwise one could take the lock over
 * between the other's check and removal. Returns false while it is another's turn.
 */
function removeStale(path: string, draft: string): boolean {
  const turn = `${path}.turn`;
  if (!tryToLink(draft, turn)) return false;
  try {
    if (holder(path) === null) rmSync(path, { force: true });
  } finally {
    rmSync(turn, { force: true });
  }
  return true;
}

/**
 * Takes a lock file for this process; returns a function that releases it. The lock of a dead
 * process is taken over; a process that is just exiting gets a second.
 */
async function takeLock(path: string, busy: (pid: string) => string): Promise<() => void> {
  const draft = `${path}.${process.pid}`;
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  writeFileSync(draft, mine);
  try {
    for (const start = performance.now(); !tryToLink(draft, path); ) {
      const pid = holder(path);
      const isLate = performance.now() - start > EXIT_MS;
      if (pid === null) {
        if (removeStale(path, draft)) continue;
        // A turn takes less than a millisecond, unless its process was killed.
        if (isLate) rmSync(`${path}.turn`, { force: true });
      } else if (pid === String(process.pid) || isLate) {
        throw new EmbeddedPostgresError(busy(pid));
      }
      await sleep(20);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (holder(path) === String(process.pid)) rmSync(path, { force: true });
  };
}

/** Locks the data folder for this process. */
export function lockFolder(folder: string): Promise<() => void> {
  return takeLock(
    join(folder, "server.lock"),
    (pid) =>
      `The data folder ${folder} is in use by another server (process ${pid}): stop it or set DATA_DIR to another folder.`,
  );
}

/** Locks a cluster outside of its data folder, which the folder's lock does not cover. */
export function lockCluster(cluster: string): Promise<() => void> {
  return takeLock(
    `${cluster}.lock`,
    (pid) =>
      `The database ${cluster} is in use by another server (process ${pid}): stop it or set DATA_DIR to another folder.`,
  );
}
