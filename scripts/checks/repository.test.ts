import { describe, expect, it } from "vitest";
import {
  findDeadLinks,
  findDownloadAddresses,
  findFocusedTests,
  findLongFiles,
  findMachinePaths,
  findMissingOptionals,
  findMissingReadmes,
  findMissingRules,
  findOddNames,
  findSrcFolders,
  findUnguardedStorage,
  findVagueNames,
} from "./repository.ts";
import { isInRepository, readRepository, type Sources } from "./repository-files.ts";

const repository = readRepository();
const one = (path: string, text = ""): Sources => new Map([[path, text]]);

it("is read as a whole", () => {
  for (const path of ["package.json", "README.md", "packages/game/index.ts", "scripts/start.mjs"]) {
    expect([...repository.keys()]).toContain(path);
  }
});

describe("machine paths", () => {
  it("are nowhere", () => {
    expect(findMachinePaths(repository)).toEqual([]);
  });

  it.each(["home", "Users", "work", "root"])("are found under /%s", (folder) => {
    expect(findMachinePaths(one("a.md", `see /${folder}/emma/emberlode`))).toHaveLength(1);
    expect(findMachinePaths(one("a.md", `see file:///${folder}/emma`))).toHaveLength(1);
  });

  it("are not seen in addresses and words", () => {
    const text = "https://example.org/home/a, packages/work/a, ./root/a and a:/b";
    expect(findMachinePaths(one("a.md", text))).toEqual([]);
  });
});

describe("package-lock.json", () => {
  it("names no download address", () => {
    expect(findDownloadAddresses(repository.get("package-lock.json") ?? "missing")).toEqual([]);
  });

  it("would be refused with one, but may link workspaces", () => {
    const entry = (resolved: string) => JSON.stringify({ "node_modules/a": { resolved } });
    expect(findDownloadAddresses(entry("https://example.org/a.tgz"))).toHaveLength(1);
    expect(findDownloadAddresses(entry("packages/game"))).toEqual([]);
  });

  it("holds every optional package that it names", () => {
    expect(findMissingOptionals(repository.get("package-lock.json") ?? "missing")).toEqual([]);
  });

  it("would be refused without one", () => {
    const turbo = { optionalDependencies: { "@turbo/linux-64": "2.11.11" } };
    const lock = (more: object) =>
      JSON.stringify({ packages: { "node_modules/turbo": turbo, ...more } });
    expect(findMissingOptionals(lock({}))).toHaveLength(1);
    expect(findMissingOptionals(lock({ "node_modules/@turbo/linux-64": {} }))).toEqual([]);
    const nested = "node_modules/turbo/node_modules/@turbo/linux-64";
    expect(findMissingOptionals(lock({ [nested]: {} }))).toEqual([]);
  });
});

describe("tests", () => {
  it("are neither singled out nor left out", () => {
    expect(findFocusedTests(repository)).toEqual([]);
  });

  it.each(["it.only(", "test.skip(", "describe.only(", "it.todo(", "it.concurrent.only(", "xit("])(
    "would be found at %s",
    (call) => {
      expect(findFocusedTests(one("a.test.ts", `${call}"digs", () => {});`))).toHaveLength(1);
    },
  );
});

describe("storage of the browser", () => {
  it("is asked for in its one place", () => {
    expect(findUnguardedStorage(repository)).toEqual([]);
  });

  it.each(["window.localStorage.clear()", "navigator.locks", "globalThis.caches?.keys()"])(
    "would be found elsewhere: %s",
    (source) => {
      expect(findUnguardedStorage(one("apps/web/lib/a.ts", source))).toHaveLength(1);
      expect(findUnguardedStorage(one("apps/web/lib/browser-storage.ts", source))).toEqual([]);
    },
  );
});

describe("file names", () => {
  it("say what is inside", () => {
    expect(findVagueNames(repository)).toEqual([]);
    expect(findVagueNames(one("packages/game/utils.ts"))).toHaveLength(1);
    expect(findVagueNames(one("apps/web/lib/helpers.tsx"))).toHaveLength(1);
    expect(findVagueNames(one("apps/web/lib/common.ts"))).toHaveLength(1);
  });

  it("are in kebab case", () => {
    expect(findOddNames(repository)).toEqual([]);
    expect(findOddNames(one("apps/web/GamePage.tsx"))).toHaveLength(1);
    expect(findOddNames(one("packages/game/rank_image.ts"))).toHaveLength(1);
    expect(findOddNames(one("packages/api/user.router.ts"))).toEqual([]);
  });

  it("have no src folder above them", () => {
    expect(findSrcFolders(repository)).toEqual([]);
    expect(findSrcFolders(one("packages/game/src/dig.ts"))).toHaveLength(1);
  });
});

describe("source files", () => {
  it("are not too long", () => {
    expect(findLongFiles(repository)).toEqual([]);
  });

  it("would be found when they are, unless they are data", () => {
    const long = "x\n".repeat(401);
    expect(findLongFiles(one("packages/api/user.ts", long))).toHaveLength(1);
    expect(findLongFiles(one("packages/game/catalogue/units.ts", long))).toEqual([]);
    expect(findLongFiles(one("packages/api/user.ts", "x\n".repeat(400)))).toEqual([]);
  });
});

describe("workspaces", () => {
  it("say in their first line what they are", () => {
    expect(findMissingReadmes(repository)).toEqual([]);
  });

  it.each(["", "# Game\n\nThe rules.", "The rules of the game,\nand more."])(
    "would be found with %j",
    (readme) => {
      const sources = new Map([
        ["packages/game/package.json", ""],
        ["packages/game/README.md", readme],
      ]);
      expect(findMissingReadmes(sources)).toHaveLength(1);
    },
  );

  it("may say more below", () => {
    const sources = new Map([
      ["packages/game/package.json", ""],
      ["packages/game/README.md", "The rules.\n\n- More."],
    ]);
    expect(findMissingReadmes(sources)).toEqual([]);
  });
});

describe("documents", () => {
  it("link to what is there", () => {
    expect(findDeadLinks(repository, isInRepository)).toEqual([]);
  });

  it("would be found when they do not", () => {
    const text = "[a](b.md), [c](../d), [e](https://example.org), [f](#g), ![h](i.webp)";
    const links = one("docs/a.md", text);
    expect(findDeadLinks(links, (path) => path === "docs/b.md")).toEqual([
      "docs/a.md links to ../d",
      "docs/a.md links to i.webp",
    ]);
  });
});

describe("the rule book", () => {
  it("has every section that code names", () => {
    expect(findMissingRules(repository)).toEqual([]);
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
  ])("would be found wanting by %j%j", (before, after, missing) => {
    const sources = new Map([
      ["docs/rules.md", "# Rules\n\n## 2. Players\n\n## 3. Moving\n"],
      ["packages/game/rules/a.ts", `/** A rule (${before}${after}). */`],
    ]);
    expect(findMissingRules(sources)).toEqual(
      missing.map((number) => `packages/game/rules/a.ts names section ${number} of docs/rules.md`),
    );
  });
});
