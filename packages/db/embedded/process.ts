/** Runs the programs of Postgres as child processes. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddedPostgresError } from "./error.ts";
import type { Owner } from "./owner.ts";
import { type EmbeddedLog, type PostgresOutput, readPostgresLog } from "./postgres-log.ts";
import { readPostmaster } from "./postmaster.ts";

/** Runs a program to its end; fails with its last output. */
export async function runToEnd(command: string, args: readonly string[], owner: Owner | null) {
  const child = spawn(command, args, { cwd: "/", stdio: ["ignore", "ignore", "pipe"], ...owner });
  let output = "";
  child.stderr.on("data", (chunk) => {
    output = (output + chunk).slice(-2000);
  });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (status !== 0) {
    const line = output.trim().split("\n").at(-1) ?? "";
    throw new EmbeddedPostgresError(`The database could not be created: ${line}`);
  }
}

/** A program of util-linux, installed on nearly every Linux. */
export const SETPRIV = "setpriv";

/** On Linux, makes the kernel stop Postgres when this process dies for any reason. */
function deathSignal(): readonly string[] {
  if (process.platform !== "linux") return [];
  const { status } = spawnSync(SETPRIV, ["--pdeathsig", "INT", "true"], { stdio: "ignore" });
  return status === 0 ? [SETPRIV, "--pdeathsig", "INT", "--"] : [];
}

/** How a Postgres ended. */
interface Ending {
  /** `SIGKILL` or `exit code 1`. */
  readonly how: string;
  /** Its last output, if any. */
  readonly output: string;
}

/** A running postmaster. */
export interface Postmaster {
  readonly pid: number;
  /** Resolves when it has ended. */
  readonly ended: Promise<Ending>;
  /** Fast shutdown; immediate after ten seconds. */
  stop(): Promise<void>;
}

export interface LaunchOptions {
  /** Path of the program. */
  readonly postgres: string;
  readonly cluster: string;
  readonly args: readonly string[];
  readonly owner: Owner | null;
  readonly log: EmbeddedLog;
  /** Aborts a start. */
  readonly signal?: AbortSignal;
  /** How often a line reports that the start is still running, in milliseconds. */
  readonly reportAfterMs?: number;
}

const REPORT_AFTER_MS = 15_000;
const STOP_MS = 10_000;
/** Time to read its last output; a child process may keep the pipe open longer. */
const OUTPUT_MS = 100;

/** Logs why a start takes long. A long start is never aborted, since it may be a recovery. */
function reportWait(options: LaunchOptions, output: PostgresOutput, begun: number): void {
  const { log, cluster, reportAfterMs = REPORT_AFTER_MS } = options;
  const seconds = Math.round((performance.now() - begun) / 100) / 10;
  const progress = output.progress();
  if (
    progress !== null &&
    performance.now() - progress.at < Math.max(reportAfterMs, REPORT_AFTER_MS)
  ) {
    log.info(
      { seconds, progress: progress.text },
      "the database is recovering what was not yet in its files, and goes on: do not end it",
    );
    return;
  }
  log.warn(
    { seconds, database: cluster },
    "the database does not answer yet and reports no progress: still waiting; check the disk, or stop the server to give up",
  );
}

function unref(child: ChildProcess): void {
  child.unref();
  const { stderr } = child;
  if (stderr !== null && "unref" in stderr && typeof stderr.unref === "function") stderr.unref();
}

/**
 * Starts Postgres on a cluster and waits until it accepts connections, however long it recovers.
 * Throws when it exits before that, or when the start is aborted.
 */
export async function launch(options: LaunchOptions): Promise<Postmaster> {
  const { postgres, cluster, args, owner, log, signal, reportAfterMs = REPORT_AFTER_MS } = options;
  const [command = postgres, ...rest] = [...deathSignal(), postgres, "-D", cluster, ...args];
  const child = spawn(command, rest, {
    cwd: "/",
    stdio: ["ignore", "ignore", "pipe"],
    // A separate session: Ctrl-C must reach the server first.
    detached: true,
    ...owner,
  });
  const output = readPostgresLog(child.stderr, log);
  const silent = new Promise((resolve) => child.stderr.once("close", resolve));
  let hasEnded = false;
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, by) => resolve(by ?? `exit code ${code}`));
  }).then(async (how): Promise<Ending> => {
    hasEnded = true;
    await Promise.race([silent, sleep(OUTPUT_MS)]);
    return { how, output: output.last() };
  });
  const stop = async () => {
    if (hasEnded) return;
    child.ref();
    child.kill("SIGINT");
    const killTimer = setTimeout(() => child.kill("SIGQUIT"), STOP_MS);
    await ended;
    clearTimeout(killTimer);
  };
  const begun = performance.now();
  for (let next = begun + reportAfterMs; ; ) {
    const lines = readPostmaster(cluster);
    if (lines[0] === String(child.pid) && lines[7]?.trim() === "ready") break;
    if (signal?.aborted) {
      await stop();
      throw new EmbeddedPostgresError("The start of the database was aborted.");
    }
    if (hasEnded) {
      const ending = await ended;
      throw new EmbeddedPostgresError(`The database did not start: ${ending.output || ending.how}`);
    }
    if (performance.now() > next) {
      reportWait(options, output, begun);
      next += reportAfterMs;
    }
    await sleep(5);
  }
  unref(child);
  return { pid: child.pid ?? 0, ended, stop };
}
