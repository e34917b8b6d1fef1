/** The server as people start it: a process of its own with a data folder of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { makeTestFolder, removeTestFolder } from "@emberlode/db/testing";
import { bundle } from "../bundle.mjs";
import { findRoot } from "../paths.ts";

/** Where packages are found as from dist/, without touching the build there. */
const BUNDLE = `node_modules/.test-bundle/${process.pid}`;

let bundled: Promise<void> | undefined;

const READY = /^Emberlode is ready: (\S+)$/m;

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  /** What it printed so far. */
  output(): string;
  errors(): string;
  /** Sends a signal and answers the exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export async function makeDataDir(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await makeTestFolder("run");
  return { path, remove: () => removeTestFolder(path) };
}

const running = new Set<ChildProcess>();

/** Ends what a failed test left running; call it after each test. */
export async function endAll(): Promise<void> {
  for (const child of running) {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
}

/** Removes the bundle; call it after the last test. */
export async function removeBundle(): Promise<void> {
  await rm(join(findRoot(), "apps/server", BUNDLE), { recursive: true, force: true });
}

/** Starts a fresh bundle of `main.ts` without waiting for it to be ready. */
async function launch(
  environment: Record<string, string>,
  ownGroup = false,
  args: readonly string[] = [],
) {
  bundled ??= bundle(BUNDLE);
  await bundled;
  const root = findRoot();
  const child = spawn(process.execPath, [join(root, "apps/server", BUNDLE, "main.js"), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: "0", NEIGHBOURS: "0", WORKERS: "1", ...environment },
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
 * Starts the server and waits until it says where it is.
 * @param ownGroup in a process group of its own, as a shell starts it
 * @param args options of the command line
 */
export async function startProcess(
  environment: Record<string, string>,
  ownGroup = false,
  args: readonly string[] = [],
): Promise<ServerProcess> {
  const { child, output, errors } = await launch(environment, ownGroup, args);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = READY.exec(output())?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on("data", look);
    child.once("exit", (code) => reject(new Error(`ended with ${code}: ${errors()}`)));
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
 * Runs a start that is expected to fail and answers what it printed.
 * @param meanwhile what happens to it while it starts
 */
export async function failingStart(
  environment: Record<string, string>,
  meanwhile: (child: ChildProcess) => unknown = () => {},
  args: readonly string[] = [],
) {
  const { child, output, errors } = await launch(environment, false, args);
  meanwhile(child);
  const [code] = await once(child, "close");
  return { code, output: output(), errors: errors() };
}
