import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddedPostgresError } from "./error.ts";
import { readPostmaster } from "./orphan.ts";
import type { Owner } from "./owner.ts";

const READY_MS = 60_000;

/** Runs a program to its end; its last words are the error. */
export async function runToEnd(command: string, args: readonly string[], owner: Owner | null) {
  const child = spawn(command, args, { cwd: "/", stdio: ["ignore", "ignore", "pipe"], ...owner });
  let words = "";
  child.stderr.on("data", (chunk) => {
    words = (words + chunk).slice(-2000);
  });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (status !== 0) {
    const line = words.trim().split("\n").at(-1) ?? "";
    throw new EmbeddedPostgresError(`The database could not be created: ${line}`);
  }
}

/** A program of util-linux, on nearly every Linux. */
export const SETPRIV = "setpriv";

/** On Linux this makes the kernel stop Postgres when this process dies, however it dies. */
function guard(): readonly string[] {
  if (process.platform !== "linux") return [];
  const { status } = spawnSync(SETPRIV, ["--pdeathsig", "INT", "true"], { stdio: "ignore" });
  return status === 0 ? [SETPRIV, "--pdeathsig", "INT", "--"] : [];
}

/** A running postmaster. */
export interface Postmaster {
  readonly pid: number;
  /** Resolves when it has ended, with its last words. */
  readonly ended: Promise<string>;
  /** Fast shutdown; harder after ten seconds. */
  stop(): Promise<void>;
}

function lastWords(child: ChildProcess): () => string {
  let words = "";
  child.stderr?.on("data", (chunk) => {
    words = (words + chunk).slice(-4000);
  });
  return () => {
    const lines = words.trim().split("\n");
    return lines.findLast((line) => /FATAL|PANIC|ERROR|error/.test(line)) ?? lines.at(-1) ?? "";
  };
}

/** Starts Postgres on a cluster and waits until it takes connections. */
export async function launch(
  postgres: string,
  cluster: string,
  args: readonly string[],
  owner: Owner | null,
): Promise<Postmaster> {
  const [command = postgres, ...rest] = [...guard(), postgres, "-D", cluster, ...args];
  const child = spawn(command, rest, {
    cwd: "/",
    stdio: ["ignore", "ignore", "pipe"],
    // Its own session: Ctrl-C must reach the server first.
    detached: true,
    ...owner,
  });
  const words = lastWords(child);
  let over = false;
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", () => setImmediate(() => resolve(words())));
  }).then((text) => {
    over = true;
    return text;
  });
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const lines = readPostmaster(cluster);
    if (lines[0] === String(child.pid) && lines[7]?.trim() === "ready") break;
    if (over) throw new EmbeddedPostgresError(`The database did not start: ${await ended}`);
    if (Date.now() > deadline) {
      child.kill("SIGQUIT");
      throw new EmbeddedPostgresError("The database did not start within a minute: see the disk.");
    }
    await sleep(5);
  }
  child.unref();
  if (
    child.stderr !== null &&
    "unref" in child.stderr &&
    typeof child.stderr.unref === "function"
  ) {
    child.stderr.unref();
  }
  return {
    pid: child.pid ?? 0,
    ended,
    stop: async () => {
      if (over) return;
      child.ref();
      child.kill("SIGINT");
      const late = setTimeout(() => child.kill("SIGQUIT"), 10_000);
      await ended;
      clearTimeout(late);
    },
  };
}

/** True when a cluster is there. */
export const hasCluster = (cluster: string) => existsSync(`${cluster}/PG_VERSION`);
