import { closeSync, constants, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddedPostgresError } from "./error.ts";
import { urlsOf } from "./listen-address.ts";
import { isAlive } from "./lock.ts";
import {
  identifyPostgres,
  type PostgresIdentity,
  PROC,
  type ProcessState,
  pidOf,
  processStateOf,
  readPostmaster,
} from "./postmaster.ts";

/** How long to wait until a starting or stopping Postgres can report its data folder. */
const READY_TIMEOUT_MS = 10_000;

async function endProcess(pid: number): Promise<void> {
  for (const [signal, timeoutMs] of [
    ["SIGINT", 10_000],
    ["SIGQUIT", 5000],
  ] as const) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + timeoutMs;
    while (isAlive(pid) && Date.now() < deadline) await sleep(10);
  }
  if (isAlive(pid)) {
    throw new EmbeddedPostgresError(
      `An earlier database (process ${pid}) does not stop: end it, then start again.`,
    );
  }
}

async function identifyWithRetry(
  urls: readonly string[],
  cluster: string,
): Promise<PostgresIdentity> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const answer = await identifyPostgres(urls, cluster);
    if (answer !== "notReady" || Date.now() > deadline) return answer;
    await sleep(200);
  }
}

/**
 * Replaces another process's id by our own: Postgres takes any live process of its user for its
 * predecessor, but not its parent. The other lines stay: Postgres uses them to find shared memory
 * that is still in use.
 */
function disown(cluster: string, [, ...rest]: readonly string[]): void {
  const flags = constants.O_WRONLY | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0);
  const file = openSync(join(cluster, "postmaster.pid"), flags);
  writeSync(file, [process.pid, ...rest].join("\n"));
  closeSync(file);
}

/** Decides what to do about the process of a `postmaster.pid`. */
function decide(
  state: ProcessState,
  answer: PostgresIdentity,
): "end" | "disown" | "leave" | "ask" | "refuse" {
  if (state === "ours") return "end";
  if (answer === "this") return state === "unknown" ? "end" : "refuse";
  if (answer === "notReady") return "ask";
  if (state === "gone") return "leave";
  return state === "other" || answer === "another" ? "disown" : "ask";
}

/**
 * Stops a Postgres that an earlier server left on this cluster, and no other process. A process id
 * alone proves nothing, so the system has to identify the process, and Postgres its data folder.
 * @param proc where the system describes processes
 */
export async function stopOrphan(folder: string, cluster: string, proc = PROC): Promise<void> {
  const lines = readPostmaster(cluster);
  const pid = pidOf(lines);
  if (pid === 0) return;
  const state = processStateOf(pid, cluster, proc);
  const urls = urlsOf(folder, cluster, lines);
  const answer = state === "ours" ? "this" : await identifyWithRetry(urls, cluster);
  const verdict = decide(state, answer);
  if (verdict === "end") await endProcess(pid);
  if (verdict === "disown") disown(cluster, lines);
  if (verdict === "refuse") {
    throw new EmbeddedPostgresError(
      `The database ${cluster} is in use by a Postgres whose process is not visible here, perhaps in another container: stop that one, then start again.`,
    );
  }
  if (verdict === "ask") {
    throw new EmbeddedPostgresError(
      `Process ${pid} may be an earlier database on ${cluster}, but does not say so: look at it (ps -p ${pid}). If it is a postgres, end it (kill -INT ${pid}); if not, remove ${join(cluster, "postmaster.pid")}. Then start again.`,
    );
  }
}
