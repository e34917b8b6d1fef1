import { describe, expect, it } from "vitest";
import { fingerprintOf, RULE_NUMBERS } from "../simulate/report/fingerprint.ts";
import { fingerprintLine } from "../simulate/report/page.ts";
import { readRepository } from "./repository-files.ts";

const repository = readRepository();
const now = fingerprintOf(repository);

describe("docs/balance.md", () => {
  it("was generated from the current numbers", () => {
    const page = repository.get("docs/balance.md") ?? "";
    const isOfToday = page.includes(fingerprintLine(now));
    expect(
      isOfToday,
      "the catalogue or a tool has changed: run npm run simulate -- --report --full",
    ).toBe(true);
  });

  it("shows exactly the existing charts", () => {
    const page = repository.get("docs/balance.md") ?? "";
    const shown = [...page.matchAll(/!\[[^\]]+\]\((balance\/[^)]+)\)/g)].map(([, path]) => path);
    const stored = [...repository.keys()]
      .filter((path) => path.startsWith("docs/balance/"))
      .map((path) => path.slice("docs/".length));
    expect(shown.toSorted()).toEqual(stored.toSorted());
    expect(stored.length).toBeGreaterThan(0);
  });
});

describe("the fingerprint of the numbers", () => {
  const units = "packages/game/catalogue/units.ts";
  const changed = (path: string, change: (text: string) => string) =>
    new Map(repository).set(path, change(repository.get(path) ?? ""));

  it("changes with any number of the catalogue or a tool, a new file or the battle rules", () => {
    const dearer = changed(units, (text) => text.replace('"pikeman", 1,', '"pikeman", 2,'));
    const more = new Map(repository).set("packages/game/catalogue/more.ts", "");
    expect(new Set([now, fingerprintOf(dearer)]).size).toBe(2);
    expect(fingerprintOf(more)).not.toBe(now);
    const { battleRules, tools } = RULE_NUMBERS;
    const others = [
      { tools, battleRules: battleRules + 1 },
      { battleRules, tools: tools.map((tool) => ({ ...tool, basePrice: tool.basePrice + 1 })) },
      { battleRules, tools: tools.slice(1) },
    ];
    expect(others.map((numbers) => fingerprintOf(repository, numbers))).not.toContain(now);
  });

  it("ignores comments, line endings, file order, tests and other packages", () => {
    const windows = changed(units, (text) => text.replaceAll("\n", "\r\n"));
    const reworded = changed(units, (text) => `/** Reworded, 7. */\n${text}`);
    const others = new Map([...repository].reverse())
      .set("packages/game/catalogue/units.test.ts", "")
      .set("packages/game/rules/battle.ts", "");
    expect(fingerprintOf(windows)).toBe(now);
    expect(fingerprintOf(reworded)).toBe(now);
    expect(fingerprintOf(others)).toBe(now);
  });
});
