/** Runs a guard's tests with it and without it, and reports the result. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../lib/failure.mjs";
import { type Guard, removeGuard } from "./guard.ts";
import { failuresOf } from "./report.ts";
import { runTests } from "./run-tests.ts";

/** `not found` means that the guard's code does not occur exactly once in its file. */
export type Verdict = "caught" | "missed" | "not found";

const GUARD_LIMIT_MS = 300_000;
const ALL_LIMIT_MS = 900_000;
const SHOWN_TESTS = 2;
const SHOWN_LENGTH = 100;

const secondsSince = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

function shown(test: string): string {
  const line = test.replace(/\s+/g, " ");
  return line.length > SHOWN_LENGTH ? `"${line.slice(0, SHOWN_LENGTH)}…"` : `"${line}"`;
}

function listOf(tests: readonly string[]): string {
  const first = tests.slice(0, SHOWN_TESTS).map(shown).join(", ");
  const more = tests.length - SHOWN_TESTS;
  return more > 0 ? `${first} and ${more} more` : first;
}

/** Names of tests that fail with all guards in place and so prove nothing. */
export async function failingWithGuards(
  copy: string,
  guards: readonly Guard[],
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for (const tier of ["fast", "full"] as const) {
    const ofTier = guards.filter((guard) => (guard.tier ?? "fast") === tier);
    const files = [...new Set(ofTier.flatMap(({ tests }) => tests))];
    if (files.length === 0) continue;
    const began = performance.now();
    const options = { full: tier === "full", limitMs: ALL_LIMIT_MS, signal };
    const { report, output } = await runTests(copy, files, options);
    const { caughtBy, reason } = failuresOf(report);
    console.log(`• with every guard: ${files.length} test files (${secondsSince(began)})`);
    if (reason !== undefined) {
      throw new Failure(`${output.trimEnd()}\nThe tests of the guards did not run: ${reason}`);
    }
    for (const name of caughtBy) {
      names.add(name);
      console.log(`  fails anyway, and does not count: ${shown(name)}`);
    }
  }
  return names;
}

export interface TryOptions {
  /** Names of tests that prove nothing. */
  ignored: ReadonlySet<string>;
  signal: AbortSignal;
}

/** Removes the guard from the copy, runs its tests and restores it. */
export async function tryWithout(
  copy: string,
  guard: Guard,
  { ignored, signal }: TryOptions,
): Promise<Verdict> {
  const { name, file, tests, tier } = guard;
  const began = performance.now();
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  const without = removeGuard(guard, text);
  if (without === undefined) {
    console.log(`✗ ${name}: code not found exactly once in ${file}`);
    return "not found";
  }
  writeFileSync(path, without);
  const options = { full: tier === "full", limitMs: GUARD_LIMIT_MS, signal };
  const { report, isTimedOut } = await runTests(copy, tests, options).finally(() =>
    writeFileSync(path, text),
  );
  const { caughtBy, reason } = failuresOf(report, ignored);
  if (caughtBy.length > 0) {
    console.log(`✓ ${name}: caught by ${listOf(caughtBy)} (${secondsSince(began)})`);
    return "caught";
  }
  const why = isTimedOut ? "the tests did not end" : (reason ?? "no test failed");
  console.log(`✗ ${name}: missed, ${why} (${secondsSince(began)})`);
  return "missed";
}
