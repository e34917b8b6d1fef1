import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddedPostgresError } from "./error.ts";

/** When a process began, so that a reused process id is not taken for the old process. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

/** True while a process exists (a zombie does not count where that can be told). */
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

const PATIENCE_MS = 1000;

/** Who holds a lock, as `pid start`, while that process lives; else null. */
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
 * Takes a lock file for this process; returns how to release it. A lock of a process that is gone is
 * taken over; one that is just ending gets a second for it.
 */
async function takeLock(path: string, busy: (pid: string) => string): Promise<() => void> {
  const draft = `${path}.${process.pid}`;
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  writeFileSync(draft, mine);
  try {
    for (const start = performance.now(); !tryToLink(draft, path); ) {
      const pid = holder(path);
      if (pid === null) {
        rmSync(path, { force: true });
      } else if (pid === String(process.pid) || performance.now() - start > PATIENCE_MS) {
        throw new EmbeddedPostgresError(busy(pid));
      } else {
        await sleep(20);
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (holder(path) === String(process.pid)) rmSync(path, { force: true });
  };
}

/** Takes the data folder for this process. */
export function lockFolder(folder: string): Promise<() => void> {
  return takeLock(
    join(folder, "server.lock"),
    (pid) =>
      `The data folder ${folder} is in use by another server (process ${pid}): stop it or set DATA_DIR to another folder.`,
  );
}

/** Takes a cluster that lies outside its data folder: the lock of a data folder does not cover it. */
export function lockCluster(cluster: string): Promise<() => void> {
  return takeLock(
    `${cluster}.lock`,
    (pid) =>
      `The database ${cluster} is in use by another server (process ${pid}): stop it or set DATA_DIR to another folder.`,
  );
}
