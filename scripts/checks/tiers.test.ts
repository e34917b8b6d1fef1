import { beforeAll, describe, expect, it, test } from "vitest";
import { toMarkdown } from "../guards/guard.ts";
import { GUARDS } from "../guards/guards.ts";
import { READS } from "../lib/affected.mjs";
import { STEPS } from "../lib/test-steps.mjs";
import { isInRepository, readRepository } from "./repository-files.ts";
import {
  type CollectedFile,
  collectTests,
  isFullOnly,
  isTestFile,
  pathsInTables,
} from "./tiers.ts";

const repository = readRepository();

describe("the tiers of the tests", () => {
  let fast: CollectedFile[] = [];
  let full: CollectedFile[] = [];
  beforeAll(async () => {
    [fast, full] = await Promise.all([collectTests("fast"), collectTests("full")]);
  }, 60_000);

  it("have every test file once in full", () => {
    const tests = [...repository.keys()].filter(isTestFile);
    expect(full.map(({ path }) => path).sort()).toEqual(tests.sort());
  });

  it("leave to full alone what is named so", () => {
    const paths = full.map(({ path }) => path).filter((path) => !isFullOnly(path));
    expect(fast.map(({ path }) => path).sort()).toEqual(paths.sort());
  });

  it("run every vitest project in one step, and no step without a project", () => {
    const projects = STEPS.flatMap((step) => step.projects ?? []);
    expect([...projects].sort()).toEqual([...new Set(full.map(({ project }) => project))].sort());
  });
});

test("--affected knows what tests read instead of importing it", () => {
  const readsTheRepository = (source: string) =>
    /readFileSync|readdirSync/.test(source) &&
    /import\.meta\.dirname|findRoot\(|\bROOT\b/.test(source);
  const readers = [...repository]
    .filter(([path, source]) => isTestFile(path) && readsTheRepository(source))
    .map(([path]) => path)
    .filter((path) => !path.startsWith("scripts/checks/") && !/\.full\./.test(path));
  expect(readers.length).toBeGreaterThan(5);
  const listed = READS.flatMap(({ files }) => files);
  expect(readers.filter((path) => !listed.includes(path))).toEqual([]);
  expect(listed.filter((path) => !isInRepository(path))).toEqual([]);
});

describe("docs/testing.md", () => {
  const page = repository.get("docs/testing.md") ?? "";

  it("names files and folders that exist", () => {
    const named = pathsInTables(page);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !isInRepository(path))).toEqual([]);
  });

  it("has the table of guards", () => {
    // The formatter pads the cells of a table.
    const unpadded = (text: string) => text.replaceAll(/ *\| */g, "|").replaceAll(/-{3,}/g, "---");
    expect(unpadded(page)).toContain(unpadded(toMarkdown(GUARDS)));
  });

  it("has a row for each step", () => {
    const missing = STEPS.filter(({ name }) => !new RegExp(`^\\| ${name} +\\|`, "m").test(page));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
