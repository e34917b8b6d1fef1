/** Runs test files of the copy with vitest and answers its report. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { toolEnvironment } from "../lib/tool-environment.mjs";
import type { Report } from "./report.ts";

/** Time that vitest gets to stop its databases before it is killed. */
const STOP_MS = 10_000;

let running: { child: ChildProcess; ended: Promise<void> } | undefined;

/** Ends the tests that are running, with the databases they started. */
export async function stopTests(): Promise<void> {
  if (running === undefined) return;
  const { child, ended } = running;
  child.kill("SIGINT");
  await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })]);
  child.kill("SIGKILL");
}

export interface TestRun {
  report: Report | undefined;
  /** What vitest printed. */
  output: string;
  isTimedOut: boolean;
}

/**
 * @param copy root of the copy
 * @param files test files, from the root
 */
export async function runTests(
  copy: string,
  files: readonly string[],
  { full, limitMs }: { full: boolean; limitMs: number },
): Promise<TestRun> {
  const path = join(copy, "guard-report.json");
  rmSync(path, { force: true });
  const { FULL: _, ...env } = toolEnvironment();
  const vitest = join(copy, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", ...files, "--reporter=json", `--outputFile.json=${path}`];
  const child = spawn(process.execPath, args, {
    cwd: copy,
    // A group of its own: vitest takes a second Ctrl+C for an order to leave its databases running.
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
  const ended = new Promise<void>((resolve, reject) => {
    child.on("close", () => resolve());
    child.on("error", reject);
  });
  running = { child, ended };
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    void stopTests();
  }, limitMs);
  await ended.finally(() => {
    clearTimeout(timer);
    running = undefined;
  });
  const report = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
  return { report, output, isTimedOut };
}
