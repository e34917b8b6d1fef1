/** Tier and step of each test file, as collected by vitest. */
import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const ROOT = resolve(import.meta.dirname, "../..");
const VITEST = join(ROOT, "node_modules/vitest/vitest.mjs");

const TEST_FILE = /\.(test|journey)\.tsx?$/;

export interface CollectedFile {
  /** Relative to the root, with forward slashes. */
  path: string;
  project: string;
}

export const isTestFile = (path: string): boolean => TEST_FILE.test(path);

export const isFullOnly = (path: string): boolean =>
  /\.full\.(process\.)?(test|journey)\.tsx?$/.test(path);

/** The test files of a tier. Spawned, since configurations read the tier from `FULL`. */
export async function collectTests(tier: "fast" | "full"): Promise<CollectedFile[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [VITEST, "list", "--filesOnly", "--json"],
    { cwd: ROOT, env: { ...process.env, FULL: tier === "full" ? "1" : "" }, maxBuffer: 2 ** 26 },
  );
  const files: { file: string; projectName: string }[] = JSON.parse(stdout);
  return files.map(({ file, projectName }) => ({
    path: file.slice(ROOT.length + 1).replaceAll("\\", "/"),
    project: projectName,
  }));
}

/** Paths in backticks in the table rows of a document. */
export function pathsInTables(markdown: string): string[] {
  const rows = markdown.split("\n").filter((line) => line.startsWith("|"));
  const quoted = rows.flatMap((row) =>
    [...row.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text),
  );
  return [...new Set(quoted.filter((text) => /^[\w.-]+(\/[\w.-]+)+$/.test(text)))];
}
