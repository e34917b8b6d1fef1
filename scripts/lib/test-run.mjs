// @ts-check
/** Runs the steps of `npm test` group by group and prints the result of each. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { affectedPart } from "./affected.mjs";
import { ensureBrowsers } from "./browser.mjs";
import { turbo } from "./build.mjs";
import { changeSinceMain } from "./changes.mjs";
import { Failure } from "./failure.mjs";
import { ROOT } from "./root.mjs";
import { run } from "./run.mjs";
import { forgetReport, readReport, runStep } from "./run-step.mjs";
import { STEPS } from "./test-steps.mjs";
import { toolEnvironment } from "./tool-environment.mjs";

/** @typedef {import("./test-steps.mjs").Step} Step */

/**
 * @typedef {object} TestOptions
 * @property {boolean} full
 * @property {boolean} affected
 * @property {boolean} force
 * @property {boolean} show
 * @property {string | undefined} shard e.g. 2/3: the second third of the test files
 * @property {readonly string[]} only steps; empty for all
 * @property {readonly string[]} skip
 */

/** @typedef {import("./vitest-step.mjs").StepResult & { seconds: number }} Outcome */

/**
 * Steps that turbo runs concurrently, on two cores; one of the static checks is itself parallel.
 */
const CONCURRENCY = 3;

/**
 * Paths changed since a commit.
 *
 * @typedef {{ base: string, changed: readonly string[] }} Change
 */

/** @param {TestOptions} options @param {Change | undefined} change */
function choose({ only, skip }, change) {
  const asked = STEPS.filter((step) => {
    if (skip.includes(step.name) || (only.length > 0 && !only.includes(step.name))) return false;
    return change === undefined || affectedPart(step, change.changed) !== "none";
  });
  const needed = new Set(asked.flatMap(({ name, needs }) => [name, needs]));
  return STEPS.filter(({ name }) => needed.has(name) && !skip.includes(name));
}

/** @param {readonly Step[]} steps @returns {Step[][]} */
function inGroups(steps) {
  const names = [...new Set(steps.map(({ group }) => group))];
  return names.map((name) => steps.filter(({ group }) => group === name));
}

/** What a browser journey depends on besides the code. @returns {Promise<NodeJS.ProcessEnv>} */
async function browserEnvironment() {
  const browsers = await ensureBrowsers((line) => console.log(`    ${line}`));
  const { output } = await run(browsers.headless.path, ["--version"], { env: toolEnvironment() });
  return { EMBERLODE_BROWSER: JSON.stringify(browsers), BROWSER_VERSION: output.trim() };
}

/**
 * Runs the steps of a group with turbo, which caches what passed on the same inputs.
 *
 * @param {readonly Step[]} steps
 * @param {TestOptions} options
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Map<string, Outcome>>}
 */
async function runCached(steps, { force, show, skip }, env) {
  const startedAt = Date.now();
  for (const { name } of steps) forgetReport(name);
  const tasks = steps.map(({ name }) => `test:${name}`);
  // An earlier group has built the dependencies; --only keeps --force from building them again.
  const args = ["--only", `--concurrency=${CONCURRENCY}`, ...(force ? ["--force"] : [])];
  // Results of an old build must not be cached for these sources.
  if (skip.includes("build")) args.push("--cache=local:r");
  const { output } = await turbo(tasks, { show, args, env });
  const outcomes = steps.map(({ name }) => {
    const report = readReport(name);
    if (report === undefined) return { name, passed: 0, failed: 1, note: "not run", seconds: 0 };
    return { ...report, name, ...(report.startedAt < startedAt && { note: "cached" }) };
  });
  if (outcomes.some(({ failed }) => failed > 0)) console.log(output.trimEnd());
  return new Map(outcomes.map(({ name, ...outcome }) => [name, outcome]));
}

/** @param {TestOptions} options @returns {Promise<Outcome>} */
async function build({ force, show }) {
  const startedAt = Date.now();
  const { code, output } = await turbo(["build"], { show, args: force ? ["--force"] : [] });
  if (code !== 0) console.log(output.trimEnd());
  const [passed, failed] = code === 0 ? [1, 0] : [0, 1];
  return { passed, failed, seconds: (Date.now() - startedAt) / 1000 };
}

/**
 * @param {readonly Step[]} steps a group
 * @param {TestOptions} options
 * @param {Change | undefined} change undefined for all tests
 * @returns {Promise<Map<string, Outcome>>}
 */
async function runGroup(steps, options, change) {
  const [first] = steps;
  if (first?.name === "build") return new Map([["build", await build(options)]]);
  let env = {};
  if (steps.some(({ name }) => name === "journeys")) {
    try {
      env = await browserEnvironment();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      console.log(error.message);
      const outcome = { passed: 0, failed: 1, note: "no browser", seconds: 0 };
      return new Map(steps.map(({ name }) => [name, outcome]));
    }
  }
  const parts = steps.map((step) => ({
    step,
    part: change === undefined ? "all" : affectedPart(step, change.changed),
  }));
  const whole = parts.filter(({ part }) => part === "all").map(({ step }) => step);
  const outcomes = whole.length === 0 ? new Map() : await runCached(whole, options, env);
  Object.assign(process.env, env);
  for (const { step, part } of parts) {
    if (typeof part === "string") continue;
    const changedSince = part.importers ? change?.base : undefined;
    const { files, within } = part;
    outcomes.set(step.name, await runStep(step.name, { files, changedSince, within }));
  }
  return outcomes;
}

/** @param {string} name @param {Outcome} outcome */
function printOutcome(name, { passed, failed, note, seconds }) {
  const mark = failed > 0 ? "✗" : "✓";
  const remark = note === undefined ? "" : `, ${note}`;
  console.log(
    `${mark} ${name}: ${passed} passed, ${failed} failed${remark} (${seconds.toFixed(1)} s)`,
  );
}

/** @param {TestOptions} options @returns {Promise<number>} the exit code */
export async function runTests(options) {
  const startedAt = Date.now();
  process.env.FULL = options.full ? "1" : "";
  process.env.SHARD = options.shard ?? "";
  process.env.NODE_VERSION = process.version;
  // The compiler's own cache of what passed.
  if (options.force)
    rmSync(join(ROOT, "node_modules/.cache/tsc"), { recursive: true, force: true });
  const change = options.affected ? await changeSinceMain() : undefined;
  if (change !== undefined) {
    console.log(`${change.changed.length} files changed since ${change.base.slice(0, 8)}`);
  }

  /** @type {Map<string, readonly string[]>} */
  const failedSteps = new Map();
  let passed = 0;
  let failed = 0;
  for (const group of inGroups(choose(options, change))) {
    for (const { name, what } of group) console.log(`• ${name}: ${what}`);
    const isReady = (/** @type {Step} */ { needs }) =>
      needs === undefined || !failedSteps.has(needs);
    const outcomes = await runGroup(group.filter(isReady), options, change);
    for (const { name, needs } of group) {
      const note = `not run: ${needs} failed`;
      const outcome = outcomes.get(name) ?? { passed: 0, failed: 1, note, seconds: 0 };
      printOutcome(name, outcome);
      passed += outcome.passed;
      failed += outcome.failed;
      if (outcome.failed > 0) failedSteps.set(name, outcome.failures ?? []);
    }
  }
  if (failedSteps.size > 0) console.log(`Failed: ${[...failedSteps.keys()].join(", ")}`);
  for (const failure of [...failedSteps.values()].flat()) console.log(`  ${failure}`);
  console.log(`Took ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

/**
 * Guards belong to neither tier and print their own output.
 *
 * @param {readonly string[]} names empty for all guards
 * @returns {Promise<number>} the exit code
 */
export async function runGuards(names) {
  const args = ["--import", "tsx", "scripts/guards/main.ts", ...names];
  const { code } = await run(process.execPath, args, { show: true, env: toolEnvironment() });
  return code;
}
