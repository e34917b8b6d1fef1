// @ts-check
/** Runs vitest projects and counts what passed and failed from its JSON report. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { ROOT } from "./root.mjs";
import { run } from "./run.mjs";
import { toolEnvironment } from "./tool-environment.mjs";

/**
 * @typedef {object} StepResult
 * @property {number} passed
 * @property {number} failed
 * @property {string} output shown when something failed
 * @property {string} [note] said beside the counts
 */

/**
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults
 */

/**
 * A file that does not load fails no test of its own, and a run without any test proves nothing:
 * both count as one failure.
 *
 * @param {Report | undefined} report
 * @param {number} code exit code of vitest
 * @param {string} output
 * @returns {StepResult}
 */
export function count(report, code, output) {
  if (!report) return { passed: 0, failed: 1, output };
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + broken;
  const skipped = report.numPendingTests + report.numTodoTests;
  const wentWrong = failed === 0 && (code !== 0 || report.numPassedTests === 0);
  const result = {
    passed: report.numPassedTests,
    failed: failed + (wentWrong ? 1 : 0),
    output,
  };
  return skipped > 0 ? { ...result, note: `${skipped} skipped` } : result;
}

/**
 * @param {readonly string[]} projects
 * @param {{ show: boolean, env?: NodeJS.ProcessEnv, everyCore?: boolean }} options vitest alone leaves a core idle
 * @returns {Promise<StepResult>}
 */
export async function runVitest(projects, options) {
  if (projects.length === 0) return { passed: 0, failed: 1, output: "No test project was found." };
  const folder = mkdtempSync(join(tmpdir(), "emberlode-report-"));
  const file = join(folder, "report.json");
  const args = [
    join(ROOT, "node_modules/vitest/vitest.mjs"),
    "run",
    ...projects.map((name) => `--project=${name}`),
    ...(options.everyCore ? ["--maxWorkers=100%"] : []),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  // React's test tools do not exist in a production build.
  const env = { ...toolEnvironment(), NODE_ENV: "test", ...options.env };
  const { code, output } = await run(process.execPath, args, { show: options.show, env });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  rmSync(folder, { recursive: true, force: true });
  return count(report, code, output);
}
