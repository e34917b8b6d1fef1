/** Reads vitest's report and decides which failures prove that a test noticed a missing guard. */

/** The part of vitest's JSON report that is used. */
export interface Report {
  testResults: readonly {
    /** Absolute path of the file. */
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly {
      fullName: string;
      status: string;
      failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** Code that does not run at all and tests that timed out prove nothing. */
const WRONG_REASONS = [
  /^(Syntax|Reference)Error\b/,
  /Failed to resolve import|Cannot find (module|package)|Transform failed|ERR_MODULE_NOT_FOUND/,
  /syntax error at or near|(column|relation|function|operator|type) .* does not exist/,
  /\b(Test|Hook) timed out in\b/,
];

const isWrongReason = (message: string): boolean =>
  WRONG_REASONS.some((pattern) => pattern.test(message));

const firstLine = (text: string): string => text.split("\n", 1)[0] ?? "";

/** Names a file that did not load, or says that no file ran; undefined if neither is the case. */
function brokenFile({ testResults }: Report): string | undefined {
  for (const { name, assertionResults, message = "" } of testResults) {
    if (assertionResults.length === 0) return `${name} did not load: ${firstLine(message)}`;
  }
  return testResults.length === 0 ? "no test file ran" : undefined;
}

interface Failures {
  /** Names of failed tests. */
  caughtBy: readonly string[];
  /** Why the failures prove nothing, if they don't. */
  reason?: string;
}

/**
 * The failed tests that count as having noticed the missing guard.
 * @param alwaysFail names of tests that fail with the guard in place
 */
export function failuresOf(
  report: Report | undefined,
  alwaysFail: ReadonlySet<string> = new Set(),
): Failures {
  if (report === undefined) return { caughtBy: [], reason: "vitest left no report" };
  const broken = brokenFile(report);
  if (broken !== undefined) return { caughtBy: [], reason: broken };
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(
    ({ status, fullName }) => status === "failed" && !alwaysFail.has(fullName),
  );
  const messagesOf = (test: (typeof failed)[number]) => test.failureMessages ?? [];
  const counted = failed.filter((test) => !messagesOf(test).some(isWrongReason));
  if (counted.length > 0) return { caughtBy: counted.map(({ fullName }) => fullName) };
  const [odd] = failed;
  if (odd !== undefined) {
    return { caughtBy: [], reason: `failed otherwise: ${firstLine(messagesOf(odd)[0] ?? "")}` };
  }
  const hook = report.testResults.find(({ status }) => status === "failed");
  return {
    caughtBy: [],
    ...(hook && { reason: `only a hook failed: ${firstLine(hook.message ?? "")}` }),
  };
}
