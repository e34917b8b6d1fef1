import { describe, expect, it } from "vitest";
import { findUnknownNames, findWideComments } from "./comments.ts";
import { readRepository, type Sources } from "./repository-files.ts";

const repository = readRepository();
const one = (path: string, text: string): Sources => new Map([[path, text]]);

it("has no comments that are too wide", () => {
  expect(findWideComments(repository)).toEqual([]);
});

it("has no unknown names in comments and documents", () => {
  expect(findUnknownNames(repository)).toEqual([]);
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

describe("finds a name in backticks", () => {
  const code = "export const digYield = { most: 1 };";
  const beside = (path: string, text: string) =>
    findUnknownNames(
      new Map([
        ["packages/game/rules/dig.ts", code],
        [path, text],
      ]),
    );

  it.each([
    ["packages/game/rules/a.ts", "/** See `digYields`. */"],
    ["packages/game/rules/a.ts", "// `digYield.least`"],
    ["packages/api/a.ts", "/** At most `most`. */"],
    ["packages/game/rules/a.ts", "/** `digs()` */ const digsMade = 1;"],
    ["README.md", "`digYields` and `dig`"],
  ])("that nothing has, in %s: %s", (path, text) => {
    expect(beside(path, text)).toHaveLength(1);
  });

  it.each([
    [
      "packages/game/rules/a.ts",
      "/** `digYield.most`, `digYield()`, `most`, `dig.ts` and `a b`. */",
    ],
    ["packages/api/a.ts", 'import { digYield } from "@emberlode/game"; // `most`'],
    ["packages/game/a.ts", "// `most`, `pg_dump`"],
    ["packages/game/rules/a.ts", 'const a = "`digYields`";'],
    ["README.md", "`digYield`, `npm start` and\n```\n`digYields`\n```\n"],
    ["docs/decisions/0001-a.md", "`digYields`"],
  ])("but not in %s: %s", (path, text) => {
    expect(beside(path, text)).toEqual([]);
  });
});
