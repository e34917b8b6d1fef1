import { expect, it } from "vitest";
import { SECTIONS, searchCodex } from "./sections.ts";

it("has every kind of the catalogue, each entry under a name of its own", () => {
  const counts = Object.entries(SECTIONS).map(([id, entries]) => [id, entries.length]);
  expect(Object.fromEntries(counts)).toEqual({
    fields: 14,
    units: 20,
    matchups: 20,
    techs: 20,
    researches: 14,
    tools: 14,
    prices: 20,
    odds: 8,
  });
  for (const entries of Object.values(SECTIONS)) {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  }
});

it("tells what the rules say", () => {
  const text = (section: keyof typeof SECTIONS, title: string) =>
    SECTIONS[section].find((entry) => entry.title === title)?.text;
  expect(text("units", "Wall")).toBe(
    "Defense. 1 strength, 10 hp. 100 metal, 50 energy, 200 slots. Needs Masonry.",
  );
  expect(text("matchups", "Pikeman")).toBe(
    "In battle 0.5 damage a round, 10 hp. Strong (× 1.5) against Wall, Flame Tower. Weak (× 0.75) against Moat, Missile Tower.",
  );
  expect(text("odds", "Cave")).toBe(
    "lost 20 %, a trap 15 %, metal 20 %, energy 20 %, a part 25 %.",
  );
  expect(text("odds", "Casino: wheel")).toContain("0 times the stake 54 %");
  expect(text("researches", "GPS")).toContain("500, 1,000, 2,000, 4,000, 8,000");
});

it("finds by any case, titles before what only mentions a word", () => {
  expect(searchCodex("  ")).toEqual([]);
  expect(searchCodex("zzz")).toEqual([]);
  const found = searchCodex("SNIPER").map(({ section, title }) => `${section} ${title}`);
  expect(found.slice(0, 2)).toEqual(["units Sniper", "matchups Sniper"]);
  expect(found.length).toBeGreaterThan(2);
});
