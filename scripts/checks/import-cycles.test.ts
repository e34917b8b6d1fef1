import { expect, it } from "vitest";
import { FOLDER_CYCLES } from "./folder-cycles.ts";
import { findCycles, findFolderCycles } from "./import-cycles.ts";
import { readRepository, type Sources } from "./repository-files.ts";

const repository = readRepository();

it("the repository has no import cycles", { timeout: 60_000 }, () => {
  expect(findCycles(repository)).toEqual([]);
});

it.each(Object.entries(FOLDER_CYCLES))(
  "the folders of %s have no cycles but the listed ones",
  { timeout: 60_000 },
  (root, listed) => {
    expect(findFolderCycles(repository, root)).toEqual(listed);
  },
);

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

it("lists the imports of a cycle of folders, but neither those that lead to it nor those of tests", () => {
  const found = findFolderCycles(
    sources({
      "api/modules/bank/router.ts": 'import "../digging/dig.ts"; import "./bank.ts";',
      "api/modules/bank/bank.ts": "",
      "api/modules/digging/dig.ts": 'import type { Fight } from "../fights/deep/fight.ts";',
      "api/modules/fights/deep/fight.ts": 'import "../../world/map.ts"; import "../../index.ts";',
      "api/modules/world/map.ts": 'import "../digging/dig.ts"; import "../../platform/log.ts";',
      "api/modules/world/map.test.ts": 'import "../bank/bank.ts";',
      "api/modules/world/testing.ts": 'import "../bank/bank.ts";',
      "api/modules/world/testing-map.tsx": 'import "../bank/bank.ts";',
      "api/modules/index.ts": 'import "./world/map.ts";',
      "api/platform/log.ts": 'import "../modules/world/map.ts";',
    }),
    "api/modules",
  );
  expect(found).toEqual(["digging > fights", "fights > world", "world > digging"]);
});
