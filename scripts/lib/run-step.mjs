// @ts-check
/**
 * Runs one step of `npm test` and writes its counts to test-results/NAME.json. As a program it is what the
 * turbo tasks `test:NAME` run: turbo keeps the report of a step that passed and restores it when nothing changed.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./root.mjs";
import { run } from "./run.mjs";
import { SMOKE_JOURNEYS, stepNamed } from "./test-steps.mjs";
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

/** Size budgets are relative to the web client. */
const FOLDERS = new Map([["size", join(ROOT, "apps/web")]]);

/**
 * @param {Step} step
 * @param {string | undefined} changedSince a commit: only tests that a change since then can affect
 * @returns {Promise<import("./vitest-step.mjs").StepResult>}
 */
async function execute(step, changedSince) {
  const isFull = process.env.FULL === "1";
  if (step.projects !== undefined) {
    const smoke = step.name === "journeys" && changedSince !== undefined ? SMOKE_JOURNEYS : [];
    // Journeys and started servers import nothing of what they test, so that no import leads to them.
    const byImports = step.needs === undefined ? changedSince : undefined;
    return runVitest(step.projects, { show: true, files: smoke, changedSince: byImports });
  }
  const [file = "", ...args] = (isFull && step.fullTool) || step.tool || [];
  const program = join(ROOT, "node_modules", file);
  const cwd = FOLDERS.get(step.name) ?? ROOT;
  const { code } = await run(process.execPath, [program, ...args], {
    show: true,
    env: toolEnvironment(),
    cwd,
  });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/**
 * @param {string} name
 * @param {{ changedSince?: string | undefined }} [options]
 * @returns {Promise<StepReport>}
 */
export async function runStep(name, { changedSince } = {}) {
  const startedAt = Date.now();
  const result = await execute(stepNamed(name), changedSince);
  const seconds = (Date.now() - startedAt) / 1000;
  const report = { ...result, seconds, startedAt };
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(fileOf(name), `${JSON.stringify(report)}\n`);
  return report;
}

/** Removes a report, so that none of an earlier run is taken for this one's. */
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
