// @ts-check
/** Runs vitest projects and counts what passed and failed from its JSON report. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ROOT } from "./root.mjs";
import { run } from "./run.mjs";
import { toolEnvironment } from "./tool-environment.mjs";

/**
 * @typedef {object} StepResult
 * @property {number} passed
 * @property {number} failed
 * @property {string} [note] printed beside the counts
 * @property {readonly string[]} [failures] each failed test, file and hook with the first line of
 * its error
 */

/**
 * @typedef {object} FileReport
 * @property {string} name absolute path
 * @property {string} status
 * @property {string} [message] why the file did not load, or the error of its own hook
 * @property {{ status: string, fullName: string, failureMessages?: string[] | null }[]}
 * assertionResults
 */

/**
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {FileReport[]} testResults
 */

const firstLine = (/** @type {string | undefined} */ text) => (text ?? "").split("\n")[0] ?? "";

/**
 * Why a file failed apart from its tests: it did not load, or one of its hooks failed. The report
 * has no error for a hook of a group.
 *
 * @param {FileReport} file
 * @returns {string | undefined}
 */
function ownFailure({ status, message, assertionResults }) {
  if (status !== "failed") return undefined;
  const hasTestFailure = assertionResults.some((test) => test.status === "failed");
  return firstLine(message) || (hasTestFailure ? undefined : "a hook of a group failed");
}

/**
 * Vitest counts no failed test for an unloadable file or a failed hook, and a run without tests
 * proves nothing: each counts as one failure.
 *
 * @param {Report | undefined} report
 * @param {number} code exit code of vitest
 * @param {boolean} mayBeEmpty whether a run may have no tests, as when a change affects none
 * @returns {StepResult}
 */
export function count(report, code, mayBeEmpty = false) {
  if (!report) return { passed: 0, failed: 1 };
  const broken = report.testResults.filter((file) => ownFailure(file) !== undefined).length;
  const failed = report.numFailedTests + broken;
  const skipped = report.numPendingTests + report.numTodoTests;
  const wentWrong = failed === 0 && (code !== 0 || (report.numPassedTests === 0 && !mayBeEmpty));
  const result = { passed: report.numPassedTests, failed: failed + (wentWrong ? 1 : 0) };
  return skipped > 0 ? { ...result, note: `${skipped} skipped` } : result;
}

/** @param {Report} report @returns {string[]} */
export function failuresOf({ testResults }) {
  return testResults.flatMap((result) => {
    const file = relative(ROOT, result.name);
    const own = ownFailure(result);
    const tests = result.assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => `${file} > ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
    return own === undefined ? tests : [`${file}: ${own}`, ...tests];
  });
}

/**
 * @typedef {object} VitestOptions
 * @property {readonly string[] | undefined} [files] run only these, or those in these folders
 * @property {string | undefined} [changedSince] a commit: run only tests that import a change since
 */

/**
 * @param {readonly string[]} projects
 * @param {VitestOptions} [options]
 * @returns {Promise<StepResult>}
 */
export async function runVitest(projects, { files = [], changedSince } = {}) {
  if (projects.length === 0) return { passed: 0, failed: 1, note: "no test project was named" };
  const folder = mkdtempSync(join(tmpdir(), "emberlode-report-"));
  const file = join(folder, "report.json");
  const args = [
    join(ROOT, "node_modules/vitest/vitest.mjs"),
    "run",
    ...files,
    ...(process.env.SHARD ? [`--shard=${process.env.SHARD}`] : []),
    ...projects.map((name) => `--project=${name}`),
    ...(changedSince === undefined ? [] : [`--changed=${changedSince}`, "--passWithNoTests"]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  // React's test utilities are missing from production builds.
  const env = { ...toolEnvironment(), NODE_ENV: "test" };
  const { code } = await run(process.execPath, args, { show: true, env });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
  rmSync(folder, { recursive: true, force: true });
  const failures = report === undefined ? [] : failuresOf(report);
  return { ...count(report, code, changedSince !== undefined), failures };
}
