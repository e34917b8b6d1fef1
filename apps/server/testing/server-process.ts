/** The server as users start it: a separate process with its own data folder. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fillDataFolder, makeTestFolder, removeTestFolder } from "@emberlode/db/testing";
import { findRoot } from "../paths.ts";

/** The output of `npm run build`. */
const ENTRY = join(findRoot(), "apps/server/dist/main.js");

/** Settings of test servers, independent of the developer's `.env`. */
const OWN_SETTINGS = {
  PATH: process.env.PATH,
  ENV_FILE: "off",
  PORT: "0",
  NEIGHBORS: "0",
  WORKERS: "1",
};

const READY = /^Emberlode is ready: (\S+)$/m;

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** Its output so far. */
  output(): string;
  errors(): string;
  /** Sends a signal and returns the exit code; null if the signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Throws if there is no build to run. */
export function checkBuild(): void {
  if (existsSync(ENTRY)) return;
  throw new Error("apps/server/dist/main.js is missing: run `npm run build` first.");
}

export interface DataDir {
  path: string;
  remove(): Promise<void>;
}

/** An empty folder, in which the first start creates everything. */
export async function makeEmptyDir(): Promise<DataDir> {
  const path = await makeTestFolder("run");
  return { path, remove: () => removeTestFolder(path) };
}

/** A data folder with a new world without players, whose server was never started. */
export async function makeDataDir(): Promise<DataDir> {
  const folder = await makeEmptyDir();
  await fillDataFolder(folder.path);
  return folder;
}

const running = new Set<ChildProcess>();

/** Ends servers that a failed test left running; call it after each test. */
export async function endAll(): Promise<void> {
  for (const child of running) {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
}

/** Starts the built server without waiting for it to be ready. */
function launch(
  environment: Record<string, string>,
  ownGroup = false,
  args: readonly string[] = [],
) {
  checkBuild();
  const child = spawn(process.execPath, [ENTRY, ...args], {
    cwd: findRoot(),
    env: { ...OWN_SETTINGS, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    detached: ownGroup,
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  return { child, output: () => output, errors: () => errors };
}

/**
 * Starts the server and waits until it prints its address.
 * @param ownGroup starts it in a separate process group, like a shell
 * @param args command line options
 */
export async function startProcess(
  environment: Record<string, string>,
  ownGroup = false,
  args: readonly string[] = [],
): Promise<ServerProcess> {
  const { child, output, errors } = launch(environment, ownGroup, args);
  const url = await new Promise<string>((resolve, reject) => {
    const check = () => {
      const found = READY.exec(output())?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on("data", check);
    child.once("exit", (code) => reject(new Error(`The server exited with ${code}: ${errors()}`)));
  });
  return {
    child,
    url,
    output,
    errors,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, "exit");
      }
      return child.exitCode;
    },
  };
}

/**
 * Runs a start that is expected to fail and returns its output.
 * @param duringStart runs while the process is starting
 */
export async function failingStart(
  environment: Record<string, string>,
  duringStart: (child: ChildProcess) => unknown = () => {},
  args: readonly string[] = [],
) {
  const { child, output, errors } = launch(environment, false, args);
  duringStart(child);
  const [code] = await once(child, "close");
  return { code, output: output(), errors: errors() };
}
