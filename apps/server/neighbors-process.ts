/** Keeps the neighbors' process running with the server; its failures never stop the server. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { MINUTE, SECOND } from "@emberlode/game";
import type { Logger } from "pino";
import type { Env } from "./env.ts";
import { ACCOUNTS_FILE } from "./neighbor-count.ts";
import type { RunningServer } from "./start-server.ts";

/** The first and the longest pause before a restart. */
const FIRST_WAIT_MS = SECOND;
const MAX_WAIT_MS = 10 * MINUTE;
/** After running this long, pauses start again with the first. */
const HEALTHY_AFTER_MS = 10 * MINUTE;
/** How long the process may take to stop before it is killed. */
const STOP_TIMEOUT_MS = 2 * SECOND;
/** How much of the end of their standard error output is logged. */
const STDERR_TAIL_CHARS = 2_000;

export interface NeighborsSettings {
  /** The file that their process runs. */
  entry: string;
  count: number;
  /** How many times as fast the server's clock runs as real time; 1 by default. */
  pace?: number;
  env: Pick<Env, "DATA_DIR" | "PUBLIC_URL">;
  log: Pick<Logger, "info" | "warn">;
}

/** The server with its neighbors, which stop first. */
export function withNeighbors(server: RunningServer, settings: NeighborsSettings): RunningServer {
  const { entry, count, pace = 1, env, log } = settings;
  const { localUrl } = server;
  const accountsPath = join(env.DATA_DIR, ACCOUNTS_FILE);
  const { origin } = new URL(env.PUBLIC_URL ?? localUrl);
  const args = [localUrl, origin, accountsPath, String(count), String(pace)];
  let child: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let isOver = false;

  function restartLater(since: number, facts: object): void {
    child = null;
    if (isOver) return;
    if (performance.now() - since >= HEALTHY_AFTER_MS) failures = 0;
    const pauseMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    log.warn({ ...facts, pauseMs }, "neighbors process exited; restarting");
    timer = setTimeout(start, pauseMs);
  }

  function start(): void {
    const since = performance.now();
    let stderrTail = "";
    const newChild = fork(entry, args, { stdio: ["ignore", "ignore", "pipe", "ipc"] });
    child = newChild;
    newChild.stderr?.on("data", (chunk) => {
      stderrTail = (stderrTail + chunk).slice(-STDERR_TAIL_CHARS);
    });
    newChild.on("message", (facts: object) => log.info(facts, "neighbor bot paused"));
    // If the process could not be created, there is an error but no exit.
    newChild.once("error", (err) => newChild.pid === undefined && restartLater(since, { err }));
    newChild.once("exit", (code, signal) => restartLater(since, { code, signal, stderrTail }));
  }

  async function end(): Promise<void> {
    isOver = true;
    clearTimeout(timer);
    const ending = child;
    if (ending === null || ending.pid === undefined) return;
    const killing = setTimeout(() => ending.kill("SIGKILL"), STOP_TIMEOUT_MS);
    const exited = once(ending, "exit");
    if (ending.connected) ending.disconnect();
    else ending.kill();
    await exited;
    clearTimeout(killing);
  }

  start();
  return {
    ...server,
    async stop() {
      await end();
      await server.stop();
    },
  };
}
