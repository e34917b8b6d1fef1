/** Helpers for tests that start their own Postgres. */
import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { createPool } from "../connection/pool.ts";
import type { EmbeddedLog } from "../embedded/postgres-log.ts";
import { programFile } from "./program.ts";

export async function queryOnce(url: string, text: string): Promise<unknown[][]> {
  const pool = createPool({ url, world: "nowhere", reads: 1 });
  try {
    return await pool.values(text);
  } finally {
    await pool.close();
  }
}

export async function eventually(check: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1000; tries++) {
    if (await check()) return;
    await sleep(10);
  }
  throw new Error("The condition was not met within ten seconds.");
}

export interface Host {
  child: ChildProcess;
  url: string;
  /** Process id of its Postgres. */
  pid: number;
  /** Kills the process that runs Postgres, but not Postgres. */
  kill(): Promise<void>;
}

const hosts = new Set<ChildProcess>();

/** Starts a process that runs Postgres on a data folder. Without a PATH, Postgres outlives it. */
export function startHost(dataDir: string, env: Record<string, string> = {}): Promise<Host> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [programFile("packages/db/testing/host.ts")], {
      env: { ...process.env, DATA_DIR: dataDir, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    hosts.add(child);
    child.once("error", reject);
    child.once("exit", () => reject(new Error("The host process exited.")));
    const ended = new Promise<void>((done) => child.once("exit", () => done()));
    const kill = async () => {
      child.kill("SIGKILL");
      await ended;
    };
    child.stdout?.once("data", (text) => resolve({ child, kill, ...JSON.parse(String(text)) }));
  });
}

export function endHosts(): void {
  for (const child of hosts) child.kill("SIGKILL");
  hosts.clear();
}

/** A log that stores its lines: level, text and facts. */
export function recordingLog(): EmbeddedLog & {
  lines: { level: string; text: string; facts: object }[];
} {
  const lines: { level: string; text: string; facts: object }[] = [];
  const at = (level: string) => (facts: object, text: string) => {
    lines.push({ level, text, facts });
  };
  return { lines, info: at("info"), warn: at("warn"), error: at("error") };
}
