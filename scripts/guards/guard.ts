/** A guard: code whose only job is to stop something from going wrong. */

/** What a guard can be. */
export const KINDS = [
  "version check",
  "lock",
  "CHECK",
  "owner predicate",
  "idempotency key",
  "rate limit",
  "origin check",
  "retryable class",
  "session check",
  "loot limit",
  "durability",
  "input check",
  "rule",
] as const;

export interface Guard {
  /** In kebab case, for `npm test -- --guards <name>`. */
  name: string;
  kind: (typeof KINDS)[number];
  /** What it protects, in one line. */
  protects: string;
  /** Path of its file from the root of the repository. */
  file: string;
  /** Its code, which occurs exactly once in the file. */
  code: string;
  /** The code without the guard. It still compiles, and nothing else changes. */
  without: string;
  /** Test files of which at least one test fails without the guard. */
  tests: readonly string[];
  /** The tier in which these tests fail, if only the full one: it runs them with FULL=1. */
  tier?: "full";
}

/** The file's text without the guard; undefined unless the guard's code occurs exactly once. */
export function removeGuard({ code, without }: Guard, text: string): string | undefined {
  const at = text.indexOf(code);
  if (at === -1 || text.includes(code, at + 1)) return undefined;
  return text.slice(0, at) + without + text.slice(at + code.length);
}

const cell = (text: string): string => text.replaceAll("|", "\\|");

/** The guards as a Markdown table, for docs/testing.md. */
export function toMarkdown(guards: readonly Guard[]): string {
  const rows = guards.map(({ name, kind, protects, file, tests, tier }) => {
    const caughtBy = tests.map((test) => `\`${test}\``).join(", ");
    const first = `\`${name}\` (${kind}, \`${file}\`)`;
    return `| ${[first, cell(protects), `${caughtBy}${tier === "full" ? " (full)" : ""}`].join(" | ")} |`;
  });
  return ["| Guard | Protects | Caught by |", "| --- | --- | --- |", ...rows].join("\n");
}
