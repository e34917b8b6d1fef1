import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddedPostgresError } from "./error.ts";
import { isAlive } from "./lock.ts";

/** The lines of `postmaster.pid`: process, data, start, port, socket folder, address, memory, state. */
export function readPostmaster(cluster: string): readonly string[] {
  try {
    return readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}

/** True when a process is the postmaster of this cluster and not a stranger with its old number. */
export function isPostmaster(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
    return command.includes("postgres") && command.includes(cluster);
  } catch {
    return true;
  }
}

/** Stops a Postgres that an earlier server left behind. */
export async function stopOrphan(cluster: string): Promise<void> {
  const [pidLine = ""] = readPostmaster(cluster);
  const pid = Math.abs(Number(pidLine));
  if (pid > 1) {
    for (const [signal, patience] of [
      ["SIGINT", 10_000],
      ["SIGQUIT", 5000],
    ] as const) {
      if (!isPostmaster(pid, cluster)) break;
      process.kill(pid, signal);
      const deadline = Date.now() + patience;
      while (isPostmaster(pid, cluster) && Date.now() < deadline) await sleep(10);
    }
    if (isPostmaster(pid, cluster)) {
      throw new EmbeddedPostgresError(
        `An earlier database (process ${pid}) does not stop: end it, then start again.`,
      );
    }
  }
}
