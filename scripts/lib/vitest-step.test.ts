import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "./root.mjs";
import { count, failuresOf } from "./vitest-step.mjs";

const name = join(ROOT, "scripts/some.test.ts");
const passedTest = { status: "passed", fullName: "some test" };

const report = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ name, status: "passed", assertionResults: [passedTest, passedTest, passedTest] }],
};

describe("the count of a test run", () => {
  it("matches the report", () => {
    expect(count(report, 0)).toMatchObject({ passed: 3, failed: 0 });
    expect(count({ ...report, numFailedTests: 2 }, 1)).toMatchObject({ passed: 3, failed: 2 });
  });

  it("has a failure for each file that did not load or whose hook failed", () => {
    const broken = { name, status: "failed", assertionResults: [] };
    const unclean = { name, status: "failed", message: "Books.", assertionResults: [passedTest] };
    const result = count({ ...report, testResults: [broken, unclean] }, 1);
    expect(result).toMatchObject({ passed: 3, failed: 2 });
  });

  it("has a failure if the run failed though every test passed", () => {
    expect(count(report, 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  it("has a failure if there was no report or no test", () => {
    expect(count(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
    const empty = { ...report, numPassedTests: 0 };
    expect(count(empty, 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(count(empty, 0, true)).toMatchObject({ passed: 0, failed: 0 });
  });

  it("says how many were skipped", () => {
    expect(count({ ...report, numPendingTests: 1, numTodoTests: 1 }, 0).note).toBe("2 skipped");
  });
});

it("names each failed test, hook and unloadable file with the first line of its error", () => {
  const failedTest = { status: "failed", fullName: "group test", failureMessages: ["No.\n at x"] };
  const audited = "expected [ 'balance' ] to deeply equal []";
  const testResults = [
    { name, status: "failed", message: "", assertionResults: [passedTest, failedTest] },
    { name, status: "failed", message: audited, assertionResults: [passedTest] },
    { name, status: "failed", message: audited, assertionResults: [failedTest] },
    { name, status: "failed", message: "", assertionResults: [passedTest] },
    { name, status: "failed", message: "No such module\n at y", assertionResults: [] },
  ];
  expect(failuresOf({ ...report, testResults })).toEqual([
    "scripts/some.test.ts > group test: No.",
    `scripts/some.test.ts: ${audited}`,
    `scripts/some.test.ts: ${audited}`,
    "scripts/some.test.ts > group test: No.",
    "scripts/some.test.ts: a hook of a group failed",
    "scripts/some.test.ts: No such module",
  ]);
});
