/** Starts the server. Standard output gets the game's address, standard error the log. */
import { extname, join } from "node:path";
import { parseArgs } from "node:util";
import { acceptedOrigins } from "./addresses/server-addresses.ts";
import { type Env, EnvError, loadEnvFile, parseEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { neighborCountOf } from "./neighbor-count.ts";
import { type NeighborsSettings, withNeighbors } from "./neighbors-process.ts";
import { findRoot } from "./paths.ts";
import { openSandbox, removeOnStop, SANDBOX_PACE } from "./sandbox.ts";
import { exitOnUnexpectedErrors, stopOnSignals } from "./shutdown.ts";
import { startFailureText } from "./start-failures.ts";
import { type RunningServer, startServer } from "./start-server.ts";
import { startWorkers } from "./workers/supervise.ts";

function readEnv(root: string) {
  try {
    loadEnvFile(root);
    return parseEnv(process.env, root);
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : startFailureText(error));
    process.exit(1);
  }
}

/** The entry file of another process, next to this one in both source and bundle. */
const entryOf = (name: string) =>
  join(import.meta.dirname, `${name}${extname(import.meta.filename)}`);

/** Whether to start a sandbox; exits on any other option. */
function wantsSandbox(): boolean {
  try {
    return parseArgs({ options: { sandbox: { type: "boolean", default: false } } }).values.sandbox;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** The server with its neighbors, if it has any. */
function addNeighbors(
  server: RunningServer,
  settings: Pick<NeighborsSettings, "count" | "env" | "pace">,
): RunningServer {
  if (settings.count === 0) return server;
  return withNeighbors(server, { ...settings, entry: entryOf("neighbors"), log });
}

/** Starts a sandbox; its folder is deleted even if that fails. */
async function startSandbox(env: Env): Promise<RunningServer> {
  const sandbox = await openSandbox(env);
  try {
    const { env } = sandbox;
    const count = neighborCountOf(env);
    const server = await startServer(env, root, log, abortStart.signal, sandbox.time);
    return removeOnStop(addNeighbors(server, { env, count, pace: SANDBOX_PACE }), sandbox);
  } catch (error) {
    await sandbox.remove();
    throw error;
  }
}

/** Starts the server as one process or several, with its neighbors. */
async function startWithNeighbors(): Promise<RunningServer> {
  const server =
    env.WORKERS === 1
      ? await startServer(env, root, log, abortStart.signal)
      : await startWorkers({ env, log, abortStart: abortStart.signal, entry: entryOf("worker") });
  return addNeighbors(server, { env, count: neighborCount });
}

const root = findRoot();
const isSandbox = wantsSandbox();
const env = readEnv(root);
const log = createLog(env.LOG_LEVEL, process.stderr.isTTY === true);
const abortStart = new AbortController();
const neighborCount = isSandbox ? 0 : neighborCountOf(env);
const starting = isSandbox ? startSandbox(env) : startWithNeighbors();
stopOnSignals(starting, log, abortStart);
exitOnUnexpectedErrors(starting, log);

try {
  const { address, demo } = await starting;
  log.info({}, `accepts calls from pages of ${acceptedOrigins(env)}`);
  const lines = [`Emberlode is ready: ${address}`];
  if (isSandbox) {
    lines.push(
      `Sandbox: the clock runs ${SANDBOX_PACE} times as fast, and the world is deleted on exit.`,
    );
  }
  if (demo) lines.push(`Demo login: ${demo.username} / ${demo.password}`);
  console.log(lines.join("\n"));
} catch (error) {
  console.error(error instanceof EnvError ? error.message : startFailureText(error));
  log.debug({ err: error }, "start failed");
  process.exit(abortStart.signal.aborted ? 0 : 1);
}
