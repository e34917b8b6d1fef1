// @ts-check
/** Runs the steps of `npm test` group by group and prints what each found. */
import { ensureBrowser } from "./browser.mjs";
import { turbo } from "./build.mjs";
import { changedFiles, mergeBase } from "./changes.mjs";
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
 * @property {string | undefined} shard such as 2/3: the second third of the test files
 * @property {readonly string[]} only steps; empty for all
 * @property {readonly string[]} skip
 */

/** @typedef {import("./vitest-step.mjs").StepResult & { seconds: number }} Outcome */

/** The static checks of a group take turns on two cores; one of them is parallel in itself. */
const SIDE_BY_SIDE = 3;

/** @param {TestOptions} options @param {readonly string[]} changed */
function choose({ only, skip, affected }, changed) {
  const asked = STEPS.filter(({ name, affectedBy }) => {
    if (skip.includes(name) || (only.length > 0 && !only.includes(name))) return false;
    if (!affected || affectedBy === undefined) return true;
    return changed.some((path) => affectedBy.some((folder) => path.startsWith(`${folder}/`)));
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
  const browser = await ensureBrowser((line) => console.log(`    ${line}`));
  const { output } = await run(browser.path, ["--version"], { env: toolEnvironment() });
  return { EMBERLODE_BROWSER: JSON.stringify(browser), BROWSER_VERSION: output.trim() };
}

/**
 * Has turbo run the steps of a group; what passed before on the same inputs comes from its cache.
 *
 * @param {readonly Step[]} steps
 * @param {TestOptions} options
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Map<string, Outcome>>}
 */
async function runCached(steps, { force, show }, env) {
  const startedAt = Date.now();
  for (const { name } of steps) forgetReport(name);
  const tasks = steps.map(({ name }) => `test:${name}`);
  // What a task needs was built in a group before: --only keeps --force from building it again.
  const args = ["--only", `--concurrency=${SIDE_BY_SIDE}`, ...(force ? ["--force"] : [])];
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
 * @param {string | undefined} base commit since which tests are affected; undefined for all tests
 * @returns {Promise<Map<string, Outcome>>}
 */
async function runGroup(steps, options, base) {
  const [first] = steps;
  if (first?.name === "build") return new Map([["build", await build(options)]]);
  const env = steps.some(({ name }) => name === "journeys") ? await browserEnvironment() : {};
  if (base === undefined || steps.every(({ projects }) => projects === undefined)) {
    return runCached(steps, options, env);
  }
  Object.assign(process.env, env);
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  const cached = steps.filter(({ projects, name }) => projects === undefined || name === "checks");
  for (const entry of await runCached(cached, options, env)) outcomes.set(...entry);
  for (const { name } of steps.filter((step) => !cached.includes(step))) {
    outcomes.set(name, await runStep(name, { changedSince: base }));
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
  const base = options.affected ? await mergeBase() : undefined;
  const changed = base === undefined ? [] : await changedFiles(base);
  if (base !== undefined) console.log(`${changed.length} files changed since ${base.slice(0, 8)}`);

  /** @type {Map<string, readonly string[]>} */
  const failedSteps = new Map();
  let passed = 0;
  let failed = 0;
  for (const group of inGroups(choose(options, changed))) {
    for (const { name, what } of group) console.log(`• ${name}: ${what}`);
    const isReady = (/** @type {Step} */ { needs }) =>
      needs === undefined || !failedSteps.has(needs);
    const outcomes = await runGroup(group.filter(isReady), options, base);
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
 * Guards are in neither tier and have an output of their own.
 *
 * @param {readonly string[]} names empty for all guards
 * @returns {Promise<number>} the exit code
 */
export async function runGuards(names) {
  const args = ["--import", "tsx", "scripts/guards/main.ts", ...names];
  const { code } = await run(process.execPath, args, { show: true, env: toolEnvironment() });
  return code;
}
