/** Runs test files of the copy with vitest and returns its report. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { toolEnvironment } from "../lib/tool-environment.mjs";
import type { Report } from "./report.ts";

/** How long vitest may take to stop its databases before it is killed. */
const STOP_MS = 10_000;

export interface TestRun {
  report: Report | undefined;
  /** What vitest printed. */
  output: string;
  isTimedOut: boolean;
}

export interface TestOptions {
  /** Whether the tests run with the settings of the full tier. */
  full: boolean;
  limitMs: number;
  /** Stops the tests and their databases, and makes the run reject. */
  signal: AbortSignal;
}

/**
 * @param copy root of the copy
 * @param files test files, relative to the root
 */
export async function runTests(
  copy: string,
  files: readonly string[],
  { full, limitMs, signal }: TestOptions,
): Promise<TestRun> {
  signal.throwIfAborted();
  const path = join(copy, "guard-report.json");
  rmSync(path, { force: true });
  const { FULL: _, ...env } = toolEnvironment();
  const vitest = join(copy, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", ...files, "--reporter=json", `--outputFile.json=${path}`];
  const child = spawn(process.execPath, args, {
    cwd: copy,
    // Keeps the terminal's Ctrl+C away from vitest, which skips its cleanup on a second one.
    detached: process.platform !== "win32",
    env: { ...env, NODE_ENV: "test", ...(full && { FULL: "1" }) },
    stdio: ["ignore", "pipe", "pipe"],
    windowsHide: true,
  });
  let output = "";
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  let kill: NodeJS.Timeout | undefined;
  const stop = () => {
    child.kill("SIGINT");
    kill ??= setTimeout(() => child.kill("SIGKILL"), STOP_MS);
  };
  const limit = AbortSignal.timeout(limitMs);
  const either = AbortSignal.any([signal, limit]);
  either.addEventListener("abort", stop);
  try {
    await once(child, "close");
  } finally {
    clearTimeout(kill);
    either.removeEventListener("abort", stop);
  }
  signal.throwIfAborted();
  const report = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
  return { report, output, isTimedOut: limit.aborted };
}
