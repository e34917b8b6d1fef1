import { beforeAll, describe, expect, it } from "vitest";
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

describe("docs/testing.md", () => {
  const page = repository.get("docs/testing.md") ?? "";

  it("names files and folders that exist", () => {
    const named = pathsInTables(page);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((path) => !isInRepository(path))).toEqual([]);
  });

  it("has a row for each step", () => {
    const missing = STEPS.filter(({ name }) => !new RegExp(`^\\| ${name} +\\|`, "m").test(page));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
