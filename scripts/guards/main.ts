/**
 * `npm test -- --guards [names]`: takes out one guard at a time in a throw-away copy of the repository
 * and runs the tests named for it, which have to fail.
 *   --markdown   prints the table of guards for the docs and runs nothing
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Failure, runOrExplain } from "../lib/failure.mjs";
import { copyRepository } from "./copy-repository.ts";
import { type Guard, takeOut, toMarkdown } from "./guard.ts";
import { GUARDS } from "./guards.ts";
import { failuresOf } from "./report.ts";
import { runTests, stopTests } from "./run-tests.ts";

/** How many of all guards have to be caught by tests of the fast tier, and by those of both. */
const BAR = { fast: 18, full: 19 };
const GUARD_LIMIT_MS = 300_000;
const ALL_LIMIT_MS = 900_000;
const SHOWN_TESTS = 2;

/** `unknown` is a guard whose code was not found: it fails the run whatever the bar is. */
type Verdict = "caught" | "missed" | "unknown";

const secondsSince = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`;

function chosen(names: readonly string[]): readonly Guard[] {
  const known = GUARDS.map(({ name }) => name);
  const odd = names.find((name) => !known.includes(name));
  if (odd !== undefined) {
    throw new Failure(`There is no guard "${odd}". The guards are: ${known.join(", ")}.`);
  }
  return names.length === 0 ? GUARDS : GUARDS.filter(({ name }) => names.includes(name));
}

/** The tests that fail with all guards in place. */
async function failingAnyway(copy: string, guards: readonly Guard[]): Promise<Set<string>> {
  const names = new Set<string>();
  for (const tier of ["fast", "full"] as const) {
    const ofTier = guards.filter((guard) => guard.tier === tier);
    const files = [...new Set(ofTier.flatMap(({ tests }) => tests))];
    if (files.length === 0) continue;
    const began = performance.now();
    const options = { full: tier === "full", limitMs: ALL_LIMIT_MS };
    const { report, output } = await runTests(copy, files, options);
    const { caughtBy, reason } = failuresOf(report);
    if (reason !== undefined) console.log(`${output.trimEnd()}\n${reason}`);
    for (const name of caughtBy) {
      names.add(name);
      console.log(`! fails with every guard in place, and does not count: ${name}`);
    }
    console.log(`• ${files.length} test files with every guard in place (${secondsSince(began)})`);
  }
  return names;
}

async function tryWithout(
  copy: string,
  guard: Guard,
  alwaysFail: ReadonlySet<string>,
): Promise<Verdict> {
  const { name, file, tests, tier } = guard;
  const began = performance.now();
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  const mutated = takeOut(guard, text);
  if (mutated === undefined) {
    console.log(`✗ ${name}: code not found exactly once in ${file}`);
    return "unknown";
  }
  writeFileSync(path, mutated);
  const { report, isTimedOut } = await runTests(copy, tests, {
    full: tier === "full",
    limitMs: GUARD_LIMIT_MS,
  }).finally(() => writeFileSync(path, text));
  const { caughtBy, reason } = failuresOf(report, alwaysFail);
  if (caughtBy.length === 0) {
    const why = isTimedOut ? "the tests did not end" : (reason ?? "no test failed");
    console.log(`✗ ${name}: missed, ${why} (${secondsSince(began)})`);
    return "missed";
  }
  const shown = caughtBy.slice(0, SHOWN_TESTS).map((test) => `"${test}"`);
  const more = caughtBy.length - shown.length;
  const rest = more > 0 ? ` and ${more} more` : "";
  console.log(`✓ ${name}: caught by ${shown.join(", ")}${rest} (${secondsSince(began)})`);
  return "caught";
}

/** Whether enough was caught: the bar, or all of those that were chosen by name. */
function isEnough(verdicts: ReadonlyMap<Guard, Verdict>): boolean {
  const caught = [...verdicts].flatMap(([guard, verdict]) => (verdict === "caught" ? [guard] : []));
  if ([...verdicts.values()].includes("unknown")) return false;
  if (verdicts.size < GUARDS.length) return caught.length === verdicts.size;
  const fast = caught.filter(({ tier }) => tier === "fast");
  return fast.length >= BAR.fast && caught.length >= BAR.full;
}

await runOrExplain(async () => {
  const { values, positionals } = parseArgs({
    options: { markdown: { type: "boolean" } },
    allowPositionals: true,
  });
  if (values.markdown) {
    console.log(toMarkdown(GUARDS));
    return;
  }
  const guards = chosen(positionals);
  const copy = copyRepository();
  const remove = () => rmSync(copy, { recursive: true, force: true });
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) {
    process.once(signal, async () => {
      await stopTests();
      remove();
      process.exit(code);
    });
  }
  try {
    const alwaysFail = await failingAnyway(copy, guards);
    const verdicts = new Map<Guard, Verdict>();
    for (const guard of guards) verdicts.set(guard, await tryWithout(copy, guard, alwaysFail));
    const caught = [...verdicts.values()].filter((verdict) => verdict === "caught").length;
    console.log(`${caught} caught, ${guards.length - caught} missed`);
    process.exitCode = isEnough(verdicts) ? 0 : 1;
  } finally {
    remove();
  }
});
