import { expect, it } from "vitest";
import { findCycles } from "./import-cycles.ts";
import { readRepository, type Sources } from "./repository-files.ts";

it("the repository has no import cycles", { timeout: 60_000 }, () => {
  expect(findCycles(readRepository())).toEqual([]);
});

const sources = (files: Readonly<Record<string, string>>): Sources =>
  new Map(Object.entries(files));

it("finds cycles of any length, through types, re-exports and package names", () => {
  const found = findCycles(
    sources({
      "packages/game/package.json":
        '{ "name": "@emberlode/game", "exports": { ".": "./index.ts", "./testing": "./testing/index.ts" } }',
      "packages/game/index.ts": 'export { dig } from "./dig.ts";',
      "packages/game/dig.ts": 'import type { Cave } from "@emberlode/game/testing";',
      "packages/game/testing/index.ts": 'import "../index.ts"; import { own } from "./own.ts";',
      "packages/game/testing/own.ts": 'const own = await import("./own.ts");',
    }),
  );
  expect(found).toEqual([
    ["packages/game/dig.ts", "packages/game/index.ts", "packages/game/testing/index.ts"],
    ["packages/game/testing/own.ts"],
  ]);
});

it("separates two cycles if only one leads to the other", () => {
  const found = findCycles(
    sources({
      "a.ts": 'import "./b.ts"; import "./c.ts";',
      "b.ts": 'import "./a.ts";',
      "c.ts": 'import "./d.ts";',
      "d.ts": 'import "./c.ts";',
    }),
  );
  expect(found).toEqual([
    ["a.ts", "b.ts"],
    ["c.ts", "d.ts"],
  ]);
});

it("ignores shared imports, comments and external modules", () => {
  const found = findCycles(
    sources({
      "a.ts": 'import "./b.ts"; import "./c.ts"; import "zod";',
      "b.ts": 'import "./d.ts";',
      "c.ts": 'import "./d.ts";',
      "d.ts": '// import "./a.ts";\nimport "./missing.ts";',
    }),
  );
  expect(found).toEqual([]);
});
