import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { ROOT } from "../lib/root.mjs";
import { KINDS, removeGuard } from "./guard.ts";
import { GUARDS } from "./guards.ts";
import { failuresOf, type Report } from "./report.ts";

describe.each(GUARDS)("guard $name", (guard) => {
  it("has its code exactly once in its file", () => {
    const text = readFileSync(join(ROOT, guard.file), "utf8");
    expect(removeGuard(guard, text)?.length).toBe(
      text.length - guard.code.length + guard.without.length,
    );
  });

  it("names test files that exist and run in its tier", () => {
    expect(guard.tests.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(guard.tests).not.toEqual([]);
    const ofFull = guard.tests.filter((file) => file.includes(".full."));
    if (guard.tier !== "full") expect(ofFull).toEqual([]);
  });
});

describe("the table of guards", () => {
  it("has unique names and covers every kind", () => {
    expect(new Set(GUARDS.map(({ name }) => name)).size).toBe(GUARDS.length);
    expect(new Set(GUARDS.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  });
});

test("code that is missing or ambiguous is not removed", () => {
  const [guard] = GUARDS;
  if (guard === undefined) throw new Error("There are no guards.");
  const { code, without } = guard;
  expect(removeGuard(guard, `a ${code} b`)).toBe(`a ${without} b`);
  expect(removeGuard(guard, "a b")).toBeUndefined();
  expect(removeGuard(guard, `${code} ${code}`)).toBeUndefined();
});

/** A report of one file whose only test failed with these messages. */
const failing = (...failureMessages: string[]): Report => ({
  testResults: [
    {
      name: "a.test.ts",
      status: "failed",
      assertionResults: [{ fullName: "a fails", status: "failed", failureMessages }],
    },
  ],
});

describe("a failed run", () => {
  it("counts if a failed test passes with the guard in place", () => {
    const report = failing("AssertionError: expected 1 to be 2");
    expect(failuresOf(report)).toEqual({ caughtBy: ["a fails"] });
    expect(failuresOf(report, new Set(["a fails"]))).toMatchObject({ caughtBy: [] });
  });

  it.each([
    "SyntaxError: Unexpected token",
    'PostgresError: syntax error at or near "from"',
    "Error: Test timed out in 30000ms.",
  ])("does not count for another reason: %s", (message) => {
    expect(failuresOf(failing(message))).toEqual({
      caughtBy: [],
      reason: expect.stringContaining(message),
    });
  });

  it("does not count if a file did not load, a hook failed, or no test ran", () => {
    const file = { name: "b.test.ts", status: "failed", message: "Transform failed" };
    const broken = { ...file, assertionResults: [] };
    const good = failing("AssertionError").testResults;
    expect(failuresOf({ testResults: [...good, broken] }).caughtBy).toEqual([]);
    const passed = { fullName: "b passes", status: "passed" };
    const hook = { testResults: [{ ...file, assertionResults: [passed] }] };
    expect(failuresOf(hook).caughtBy).toEqual([]);
    expect(failuresOf({ testResults: [] }).caughtBy).toEqual([]);
    expect(failuresOf(undefined).caughtBy).toEqual([]);
  });
});
