// @ts-check
/**
 * Runs one step of `npm test` and writes its counts to test-results/NAME.json. The turbo tasks
 * `test:NAME` run it as a program: turbo keeps a passed step's report for when nothing has changed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./root.mjs";
import { run } from "./run.mjs";
import { stepNamed } from "./test-steps.mjs";
import { toolEnvironment } from "./tool-environment.mjs";
import { runVitest } from "./vitest-step.mjs";

/** @typedef {import("./test-steps.mjs").Step} Step */

/**
 * @typedef {object} StepReport
 * @property {number} passed
 * @property {number} failed
 * @property {string} [note] printed beside the counts
 * @property {readonly string[]} [failures] each failed test with the first line of its error
 * @property {number} seconds
 * @property {number} startedAt milliseconds since 1970
 */

const RESULTS = join(ROOT, "test-results");
const fileOf = (/** @type {string} */ name) => join(RESULTS, `${name}.json`);

/** Size budgets are relative to the web client's folder. */
const FOLDERS = new Map([["size", join(ROOT, "apps/web")]]);

/**
 * Part of a step's tests: these files, and those (within some folders) that import something
 * changed since a commit.
 *
 * @typedef {{ files: readonly string[], changedSince?: string | undefined, within?: readonly
 * string[] | undefined }} PartOfStep
 */

/** @param {Step} step @param {PartOfStep | undefined} part */
async function execute({ name, projects, tool, fullTool }, part) {
  if (projects !== undefined)
    return part === undefined ? runVitest(projects) : runPart(projects, part);
  const [file = "", ...args] = (process.env.FULL === "1" && fullTool) || tool || [];
  const program = join(ROOT, "node_modules", file);
  const cwd = FOLDERS.get(name) ?? ROOT;
  const { code } = await run(process.execPath, [program, ...args], {
    show: true,
    env: toolEnvironment(),
    cwd,
  });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** @param {readonly string[]} projects @param {PartOfStep} part */
async function runPart(projects, { files, changedSince, within }) {
  const results = [
    ...(changedSince === undefined
      ? []
      : [await runVitest(projects, { changedSince, files: within })]),
    ...(files.length === 0 ? [] : [await runVitest(projects, { files })]),
  ];
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    failures: results.flatMap(({ failures }) => failures ?? []),
  };
}

/**
 * @param {string} name
 * @param {PartOfStep} [part] the whole step if omitted
 * @returns {Promise<StepReport>}
 */
export async function runStep(name, part) {
  const startedAt = Date.now();
  const result = await execute(stepNamed(name), part);
  const seconds = (Date.now() - startedAt) / 1000;
  const report = { ...result, seconds, startedAt };
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(fileOf(name), `${JSON.stringify(report)}\n`);
  return report;
}

/** Removes the report of an earlier run, so that it isn't taken for this run's. */
export function forgetReport(/** @type {string} */ name) {
  rmSync(fileOf(name), { force: true });
}

/** @returns {StepReport | undefined} undefined when the step wrote none */
export function readReport(/** @type {string} */ name) {
  try {
    return JSON.parse(readFileSync(fileOf(name), "utf8"));
  } catch {
    return undefined;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { failed } = await runStep(process.argv[2] ?? "");
  process.exitCode = failed > 0 ? 1 : 0;
}
