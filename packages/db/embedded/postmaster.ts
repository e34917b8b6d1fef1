/** Which Postgres runs on a data folder, from its `postmaster.pid`. */
import { readFileSync, realpathSync } from "node:fs";
import { basename, join } from "node:path";
import { openClient } from "../connection/client.ts";
import { parseDatabaseUrl } from "../connection/database-url.ts";
import { sqlState } from "../connection/errors.ts";
import { isSameFolder } from "./claim.ts";
import { isAlive } from "./lock.ts";

/**
 * The lines of `postmaster.pid`: process, data folder, start time, port, socket folder, address,
 * shared memory, state.
 */
export function readPostmaster(cluster: string): readonly string[] {
  try {
    return readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}

/** The process id in a `postmaster.pid`, or 0. */
export function pidOf([line = ""]: readonly string[]): number {
  const pid = Math.abs(Number(line));
  return pid > 1 ? pid : 0;
}

/** The kind of process that has an id; "unknown" if the system cannot tell. */
export type ProcessState = "gone" | "ours" | "other" | "unknown";

/** Where Linux describes processes. */
export const PROC = "/proc";

/** Whether a process is the postmaster of a cluster, or another one with a reused id. */
export function processStateOf(pid: number, cluster: string, proc: string = PROC): ProcessState {
  if (!isAlive(pid)) return "gone";
  let command: readonly string[];
  try {
    command = readFileSync(`${proc}/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return isAlive(pid) ? "unknown" : "gone";
  }
  if (!basename(command[0] ?? "").startsWith("postgres")) return "other";
  const data = command[command.indexOf("-D") + 1];
  if (data !== undefined && isSameFolder(data, cluster)) return "ours";
  try {
    // Its folder may have been moved since it started; its working directory follows.
    return isSameFolder(realpathSync(`${proc}/${pid}/cwd`), cluster) ? "ours" : "other";
  } catch {
    return "other";
  }
}

const NOT_READY = "";

/**
 * The data folder of the Postgres at a URL; `NOT_READY` when it responds but is still starting or
 * already stopping, null when nothing responds.
 */
async function askDataFolder(url: string): Promise<string | null> {
  const sql = openClient(parseDatabaseUrl(url), { application_name: "emberlode-start" });
  try {
    const [row] = await sql<{ data_directory: string }[]>`show data_directory`;
    return row?.data_directory ?? NOT_READY;
  } catch (error) {
    const state = sqlState(error);
    // Wrong password: another Postgres on our old port.
    return state === null || state.startsWith("28") ? null : NOT_READY;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

/** Which Postgres responds where the cluster's own last did. */
export type PostgresIdentity = "this" | "another" | "notReady" | "none";

/** Asks Postgres itself for its data folder. */
export async function identifyPostgres(
  urls: readonly string[],
  cluster: string,
): Promise<PostgresIdentity> {
  let identity: PostgresIdentity = "none";
  for (const url of urls) {
    const data = await askDataFolder(url);
    if (data === null) continue;
    if (data !== NOT_READY && isSameFolder(data, cluster)) return "this";
    const listensInside = parseDatabaseUrl(url).host === cluster;
    // A process that listens inside the cluster runs on it, regardless of the path it reports.
    if (listensInside && data !== NOT_READY) return "this";
    identity = data === NOT_READY ? "notReady" : "another";
  }
  return identity;
}
