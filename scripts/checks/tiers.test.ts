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

describe("the test tiers", () => {
  let fast: CollectedFile[] = [];
  let full: CollectedFile[] = [];
  beforeAll(async () => {
    [fast, full] = await Promise.all([collectTests("fast"), collectTests("full")]);
  }, 60_000);

  it("the full tier has every test file once", () => {
    const tests = [...repository.keys()].filter(isTestFile);
    expect(full.map(({ path }) => path).sort()).toEqual(tests.sort());
  });

  it("the fast tier has all except those named as full", () => {
    const paths = full.map(({ path }) => path).filter((path) => !isFullOnly(path));
    expect(fast.map(({ path }) => path).sort()).toEqual(paths.sort());
  });

  it("every vitest project is run by one step", () => {
    const projects = STEPS.flatMap((step) => step.projects ?? []);
    expect([...projects].sort()).toEqual([...new Set(full.map(({ project }) => project))].sort());
  });
});

test("--affected knows the files that tests read without importing", () => {
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

  it("refers to existing files and folders", () => {
    const named = pathsInTables(page);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !isInRepository(path))).toEqual([]);
  });

  it("contains the table of guards", () => {
    // The formatter pads table cells.
    const unpadded = (text: string) => text.replaceAll(/ *\| */g, "|").replaceAll(/-{3,}/g, "---");
    expect(unpadded(page)).toContain(unpadded(toMarkdown(GUARDS)));
  });

  it("has a row for each step", () => {
    const missing = STEPS.filter(({ name }) => !new RegExp(`^\\| ${name} +\\|`, "m").test(page));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
