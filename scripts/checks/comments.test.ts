import { describe, expect, it } from "vitest";
import { findWideComments } from "./comments.ts";
import { readRepository, type Sources } from "./repository-files.ts";

const repository = readRepository();
const one = (path: string, text: string): Sources => new Map([[path, text]]);

it("has no comments that are too wide", () => {
  expect(findWideComments(repository)).toEqual([]);
});

describe("finds a comment that is too wide", () => {
  const words = "word ".repeat(20);

  it.each([
    `// ${words}end`,
    `/** ${words}end */`,
    `/**\n * Short.\n * ${words}end\n */`,
    `const a = 1; // ${words}end`,
  ])("in %j", (text) => {
    expect(findWideComments(one("a.ts", text))).toHaveLength(1);
  });

  it.each([
    `// ${"word ".repeat(19)}`,
    `const a = "${words}end";`,
    `// https://example.org/${words}end`,
    `// biome-ignore lint/a11y/noRedundantRoles: ${words}end`,
  ])("but not in %j", (text) => {
    expect(findWideComments(one("a.ts", text))).toEqual([]);
  });
});
