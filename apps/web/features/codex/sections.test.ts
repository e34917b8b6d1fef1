import catalogue from "@emberlode/messages/en/catalogue.json";
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { slug } from "./entry.ts";
import { entriesIn, findEntry, linkedEntries, SECTION_IDS, searchCodex } from "./sections.ts";

const ALL = SECTION_IDS.flatMap(entriesIn);

it("has entries for the whole catalogue, each at its own address", () => {
  const counts = SECTION_IDS.map((id) => [id, entriesIn(id).length]);
  expect(Object.fromEntries(counts)).toEqual({
    fields: 14,
    units: 20,
    matchups: 20,
    techs: 20,
    researches: 14,
    tools: 14,
    prices: 20,
    odds: 9,
    rules: 29,
  });
  const { fields, units, techs, tools } = catalogue;
  const named = [
    ...[units, techs.attack, techs.defense].flatMap((names) => Object.values<string>(names)),
    ...Object.values(fields).map(({ title }) => title),
    ...Object.values(tools).map(({ name }) => name),
  ];
  expect(named.filter((name) => findEntry(slug(name))?.title !== name)).toEqual([]);
  const ids = ALL.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
});

it("makes addresses from titles in any language", () => {
  expect(["Machine Gun", "Dónde está", "Пещера 2"].map(slug)).toEqual([
    "machine-gun",
    "donde-esta",
    "пещера-2",
  ]);
});

it("links every entry to existing entries", () => {
  const lonely = ALL.filter((entry) => entry.links.length === 0).map(({ id }) => id);
  expect(lonely).toEqual([]);
  for (const entry of ALL) {
    expect(linkedEntries(entry), entry.id).toHaveLength(entry.links.length);
    expect(entry.links, entry.id).not.toContain(entry.id);
    expect(new Set(entry.links).size, entry.id).toBe(entry.links.length);
  }
});

it("matches the rules", () => {
  const text = (id: string) => findEntry(id)?.text;
  expect(text("wall")).toBe(
    "Defense. 1 strength, 10 HP. 100 metal, 50 energy, 200 slots. Needs Masonry.",
  );
  expect(text("pikeman-in-battle")).toBe(
    "In battle: 0.5 damage per round, 5 HP. Strong (×2) against Missile Tower. Weak (×0.75) against Marksman and Trench.",
  );
  // It strikes once and takes no hits: no damage per round, no HP, and it is nobody's matchup.
  expect(text("kamikaze-in-battle")).toBe(
    "In battle: strikes once for 20 damage before the first round, then is used up; can't be hit. Strong (×2) against Trench and Flame Tower. Weak (×0.75) against Moat and Machine Gun Nest.",
  );
  expect(
    findEntry("camouflaged-kamikaze")?.facts?.find(
      ([name]) => name === english.codex("facts.inBattle"),
    )?.[1],
  ).toMatch(/for 30 damage/);
  expect(text("ramparts")).toBe(
    "Defense. 100 metal and 100 energy. In battle, Walls and Marksmen hit 25% harder.",
  );
  expect(text("cave-odds")).toBe(
    "Wrong turn (20%), trap (15%), metal (20%), energy (20%) and part (25%).",
  );
  expect(text("casino-wheel")).toContain("Nothing (54%)");
  expect(text("gps-research")).toContain("500, 1,000, 2,000, 4,000 and 8,000");
  expect(text("banks-market-and-casino")).toContain("keeps 2% of each");
  expect(text("attacks")).toContain(
    "up to 10% of the resource the defender has more of, not counting the first 1,000",
  );
  expect(findEntry("gps")?.levels?.[1]).toEqual({
    level: "2",
    price: "1,000",
    effect: english.research("effects.gps", { minutes: 30 }),
  });
  expect(findEntry("mines")?.levels?.[0]).toMatchObject({ price: "800", effect: "20 more" });
});

it("searches case-insensitively, and lists title matches first", () => {
  expect(searchCodex("  ")).toEqual([]);
  expect(searchCodex("zzz")).toEqual([]);
  const found = searchCodex("SNIPER").map(({ section, title }) => `${section} ${title}`);
  expect(found.slice(0, 2)).toEqual(["units Sniper", "matchups Sniper in battle"]);
  expect(found.length).toBeGreaterThan(2);
});
