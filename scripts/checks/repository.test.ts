import { describe, expect, it } from "vitest";
import { findListQueries } from "./list-queries.ts";
import { findMessageCopies } from "./message-copies.ts";
import { findRawStatements } from "./raw-sql.ts";
import { readMessages } from "./read-messages.ts";
import {
  findDeadLinks,
  findDeadPaths,
  findDownloadAddresses,
  findFocusedTests,
  findLongFiles,
  findMachinePaths,
  findMissingOptionals,
  findMissingReadmes,
  findMissingRules,
  findNonKebabNames,
  findSpreadLiterals,
  findSrcFolders,
  findUnguardedStorage,
  findVagueNames,
} from "./repository.ts";
import { isInRepository, readRepository, type Sources } from "./repository-files.ts";

const repository = readRepository();
const lockfile = repository.get("package-lock.json") ?? "missing";
const one = (path: string, text = ""): Sources => new Map([[path, text]]);

it("reads the whole repository", () => {
  for (const path of ["package.json", "README.md", "packages/game/index.ts", "scripts/start.mjs"]) {
    expect([...repository.keys()]).toContain(path);
  }
});

it.each<[string, readonly string[]]>([
  ["paths of a machine", findMachinePaths(repository)],
  ["download addresses in package-lock.json", findDownloadAddresses(lockfile)],
  ["optional packages that package-lock.json lacks", findMissingOptionals(lockfile)],
  ["tests that are singled out or left out", findFocusedTests(repository)],
  ["storage of the browser out of its one place", findUnguardedStorage(repository)],
  ["file names that say nothing", findVagueNames(repository)],
  ["file names that are not in kebab case", findNonKebabNames(repository)],
  ["src folders", findSrcFolders(repository)],
  ["source files that are too long", findLongFiles(repository)],
  ["literals that are spread into another", findSpreadLiterals(repository)],
  ["workspaces that do not say in their first line what they are", findMissingReadmes(repository)],
  ["links to what is not there", findDeadLinks(repository, isInRepository)],
  ["paths of what is not there", findDeadPaths(repository, isInRepository)],
  ["rules in code that the rule book lacks", findMissingRules(repository)],
  ["raw statements without a reason", findRawStatements(repository)],
  ["queries whose text changes with the length of a list", findListQueries(repository)],
  ["copies of messages in tests", findMessageCopies(repository, readMessages("en"))],
])("has no %s", (_, found) => {
  expect(found).toEqual([]);
});

describe("finds", () => {
  it.each(["home", "Users", "work", "root"])("machine paths under /%s", (folder) => {
    expect(findMachinePaths(one("a.md", `see /${folder}/emma/emberlode`))).toHaveLength(1);
    expect(findMachinePaths(one("a.md", `see file:///${folder}/emma`))).toHaveLength(1);
    const text = `https://example.org/${folder}/a, packages/${folder}/a, ./${folder}/a and a:/b`;
    expect(findMachinePaths(one("a.md", text))).toEqual([]);
  });

  it.each(["pool.query(`select 1`)", "db.execute(sql`select 1`)", "sql`\n  update a set b = 1`"])(
    "a raw statement without a reason: %j",
    (text) => {
      const file = "packages/api/a.queries.ts";
      expect(findRawStatements(one(file, text))).toHaveLength(1);
      expect(findRawStatements(one(file, `// Raw: it is hot.\n${text}`))).toEqual([]);
      const many = `// Raw: why not.\n${text}\n`.repeat(26);
      expect(findRawStatements(one(file, many))).toEqual(["26 raw statements; at most 25"]);
      const built = "where(sql`(select 1)`); query.execute({ id: 1 })";
      expect(findRawStatements(one(file, built))).toEqual([]);
    },
  );

  it("a query whose text changes with the length of a list", () => {
    const at = (list: string) =>
      findListQueries(one("packages/db/a.ts", `const old = db.select(); inArray(a.id, ${list})`));
    for (const list of ["[...ids])", "ids)", "domainsAround(name))"])
      expect(at(list)).toHaveLength(1);
    for (const list of ['["ban"])', "[...ROLES])", "old)", "\ndb\n.select())"])
      expect(at(list)).toEqual([]);
  });

  it("a download address, but not a link to a workspace", () => {
    const entry = (resolved: string) => JSON.stringify({ "node_modules/a": { resolved } });
    expect(findDownloadAddresses(entry("https://example.org/a.tgz"))).toHaveLength(1);
    expect(findDownloadAddresses(entry("packages/game"))).toEqual([]);
  });

  it("an optional package that is named but missing", () => {
    const turbo = { optionalDependencies: { "@turbo/linux-64": "2.11.11" } };
    const lock = (more: object) =>
      JSON.stringify({ packages: { "node_modules/turbo": turbo, ...more } });
    expect(findMissingOptionals(lock({}))).toHaveLength(1);
    expect(findMissingOptionals(lock({ "node_modules/@turbo/linux-64": {} }))).toEqual([]);
    const nested = "node_modules/turbo/node_modules/@turbo/linux-64";
    expect(findMissingOptionals(lock({ [nested]: {} }))).toEqual([]);
  });

  it.each(["it.only(", "test.skip(", "describe.only(", "it.todo(", "it.concurrent.only(", "xit("])(
    "%s in a test",
    (call) => {
      expect(findFocusedTests(one("a.test.ts", `${call}"digs", () => {});`))).toHaveLength(1);
    },
  );

  it.each(["window.localStorage.clear()", "navigator.locks", "globalThis.caches?.keys()"])(
    "storage of the browser out of its one place: %s",
    (source) => {
      expect(findUnguardedStorage(one("apps/web/lib/a.ts", source))).toHaveLength(1);
      expect(findUnguardedStorage(one("apps/web/lib/browser-storage.ts", source))).toEqual([]);
    },
  );

  it.each(["packages/game/utils.ts", "apps/web/lib/helpers.tsx", "apps/web/lib/common.ts"])(
    "a vague name: %s",
    (path) => expect(findVagueNames(one(path))).toHaveLength(1),
  );

  it("names that are not in kebab case, and src folders", () => {
    expect(findNonKebabNames(one("apps/web/GamePage.tsx"))).toHaveLength(1);
    expect(findNonKebabNames(one("packages/game/rank_image.ts"))).toHaveLength(1);
    expect(findNonKebabNames(one("packages/api/user.router.ts"))).toEqual([]);
    expect(findSrcFolders(one("packages/game/src/dig.ts"))).toHaveLength(1);
  });

  it("a file of more than 400 lines, unless it is data", () => {
    const long = "x\n".repeat(401);
    expect(findLongFiles(one("packages/api/user.ts", long))).toHaveLength(1);
    expect(findLongFiles(one("packages/game/catalogue/units.ts", long))).toEqual([]);
    expect(findLongFiles(one("packages/api/user.ts", "x\n".repeat(400)))).toEqual([]);
  });

  it.each([
    ["", 1],
    ["# Game\n\nThe rules.", 1],
    ["The rules of the game,\nand more.", 1],
    ["The rules.\n\n- More.", 0],
  ])("the README %j of a workspace: %i", (readme, count) => {
    const sources = one("packages/game/README.md", readme);
    const workspace = new Map([["packages/game/package.json", ""], ...sources]);
    expect(findMissingReadmes(workspace)).toHaveLength(count);
  });

  it("a literal that is spread into another", () => {
    const found = (text: string) => findSpreadLiterals(one("a.ts", text));
    expect(found("const a = {\n  ...{ b: 1 },\n};")).toEqual(["a.ts:2 spreads a literal"]);
    expect(found("const a = { ...b, c: '...{ d }' }; // ...{ e }")).toEqual([]);
  });

  it("dead links", () => {
    const text = "[a](b.md), [c](../d), [e](https://example.org), [f](#g), ![h](i.webp)";
    const links = one("docs/a.md", text);
    expect(findDeadLinks(links, (path) => path === "docs/b.md")).toEqual([
      "docs/a.md links to ../d",
      "docs/a.md links to i.webp",
    ]);
  });

  it("dead paths", () => {
    const links = one("docs/a.md", "`packages/db/b.ts`, `packages/db/c.ts` and `npm test`");
    expect(findDeadPaths(links, (path) => path === "packages/db/b.ts")).toEqual([
      "docs/a.md names packages/db/c.ts",
    ]);
  });

  it.each([
    ["rules §", "3", []],
    ["(spec §9, rules §", "3, §4)", [4]],
    ["rules §", "3 and §4", [4]],
    ["rules §", "2-4", [4]],
    ["rules §", "2,\n * §4", [4]],
    ["rules\n * §", "4", [4]],
    ["rules §", "20", [20]],
    ["spec §", "20", []],
  ])("rules that the book lacks: %j%j", (before, after, missing) => {
    const sources = new Map([
      ["docs/rules.md", "# Rules\n\n## 2. Players\n\n## 3. Moving\n"],
      ["packages/game/rules/a.ts", `/** A rule (${before}${after}). */`],
    ]);
    expect(findMissingRules(sources)).toEqual(
      missing.map((number) => `packages/game/rules/a.ts names section ${number} of docs/rules.md`),
    );
  });

  it.each([
    ['getByRole("button", { name: "Zoom in" })', [1]],
    ['getByText("Zoom out");\nawait findByLabelText(\n  "Zoom in",\n)', [3]],
    ["press(/^Zoom in$/); press(/Zoom (in|out)/)", [1]],
    ['expect(text).toBe("You can\\u2019t zoom here.")', [1]],
    ['const plot = { title: "Zoom in" }', []],
  ])("messages that a test copies: %s", (code, lines) => {
    const english = new Map([
      ["overview/zoomIn", "Zoom in"],
      ["overview/noZoom", "You can’t zoom here."],
    ]);
    const found = findMessageCopies(one("apps/web/journeys/maps.journey.ts", code), english);
    expect(found.map((line) => Number(/:(\d+) .* english\.overview\("/.exec(line)?.[1]))).toEqual(
      lines,
    );
    expect(findMessageCopies(one("apps/web/features/map.tsx", code), english)).toEqual([]);
  });

  it("a text of the specification that no test contains", () => {
    const shell = one("apps/web/journeys/shell.journey.ts", 'getByText("Owned")');
    const found = findMessageCopies(shell, new Map([["army/owned", "Owned"]]));
    expect(found.join()).toContain('"Tech"');
    expect(found.join()).not.toContain('"Owned"');
  });
});
