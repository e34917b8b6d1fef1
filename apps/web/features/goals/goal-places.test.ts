import { MAP_LETTERS, type ViewAnswer } from "@emberlode/contract";
import { expect, it } from "vitest";
import type { FactoryClaim } from "../factories/nearest-factory.ts";
import { typeOnMap } from "../field/use-fields.ts";
import { NO_RELICS, type RelicMarks } from "../relics/relic-marks.ts";
import { makeView } from "../session/testing.tsx";
import { goalPlace } from "./goal-places.ts";

/** A map whose first row starts with these letters. */
const seen = (first: string, more: Partial<ViewAnswer> = {}) =>
  makeView([first.padEnd(50), ...Array(49).fill(" ".repeat(50))], more);

const { cave, metal, factory, base, waste } = MAP_LETTERS;

/** What is known of factories by their column. */
type Claims = Readonly<Record<number, FactoryClaim>>;

const searchAt = (baseLevel: number, claims: Claims = {}, power = 0) => ({
  baseLevel,
  power,
  guardOf: () => 4,
  spoilsOf: () => null,
  claimOf: ({ x }: { x: number }) => claims[x] ?? "unknown",
});

const look = (view: ViewAnswer, spentX = 0) => ({
  view,
  from: { x: 1, y: 1 },
  here: typeOnMap(view, { x: 1, y: 1 }),
  isSpent: ({ x }: { x: number }) => x === spentX,
  isProtected: () => false,
  isShielded: false,
  factories: searchAt(1),
  relics: NO_RELICS,
  dig: { x: 5, y: 1 },
});

const toFactory = (view: ViewAnswer, level: number, claims?: Claims) =>
  goalPlace("factory", { ...look(view), factories: searchAt(level, claims) })?.x ?? null;

const ROUND = waste + waste + cave + waste.repeat(46) + cave;

it.each([
  ["to the nearest of its kind, around the edge", "cave", ROUND, 0, 50],
  ["nowhere where none was seen", "forest", waste + cave, 0, null],
  ["to the field under the player", "cave", cave + waste + cave, 0, 1],
  ["to no spent field", "cave", cave + waste + cave, 1, 3],
  ["to dig here", "dig", metal + waste + metal, 0, 1],
  ["to dig where the field itself names a place", "dig", metal + waste + metal, 1, 5],
] as const)("leads %s", (_where, goal, letters, spentX, x) => {
  expect(goalPlace(goal, look(seen(letters), spentX))).toEqual(x && { x, y: 1 });
});

it("leads to a vein rather than to nearer fields", () => {
  const view = seen(metal.repeat(3), { veins: [{ x: 3, y: 1 }] });
  expect(goalPlace("vein", look(view))).toEqual({ x: 3, y: 1 });
  expect(goalPlace("vein", look(view, 3))).toBeNull();
});

it("leads to an unseen field, or nowhere if all are seen", () => {
  const row = (letters: string) => letters.padEnd(50, waste);
  const rows = Array.from({ length: 50 }, () => row(""));
  expect(goalPlace("unseen", look(seen("", { rows })))).toBeNull();
  rows[0] = row(`${waste.repeat(3)} `);
  expect(goalPlace("unseen", look(seen("", { rows })))).toEqual({ x: 4, y: 1 });
});

it("distinguishes the player's own factories and bases from others'", () => {
  const view = seen(waste + base + factory + base + factory, {
    base: { x: 2, y: 1 },
    bases: [{ x: 4, y: 1, username: "Ada", isBot: false, rank: 3 }],
    classes: "ss",
    factories: [{ x: 3, y: 1 }],
  });
  expect(goalPlace("factory", look(view))).toEqual({ x: 5, y: 1 });
  expect(goalPlace("base", look(view))).toEqual({ x: 4, y: 1 });
  expect(goalPlace("base", { ...look(view), isProtected: () => true })).toBeNull();
});

it("leads a shielded player to a bot's base rather than to a nearer player's", () => {
  const view = seen(waste + base + base, {
    bases: [
      { x: 2, y: 1, username: "Ada", isBot: false, rank: 3 },
      { x: 3, y: 1, username: "Bot", isBot: true, rank: 3 },
    ],
  });
  expect(goalPlace("base", look(view))).toEqual({ x: 2, y: 1 });
  expect(goalPlace("base", { ...look(view), isShielded: true })).toEqual({ x: 3, y: 1 });
});

it("leads to factories of a class that are not the player's, and to relics", () => {
  const view = seen(factory + factory + factory, {
    classes: "mmw",
    factories: [{ x: 1, y: 1 }],
  });
  expect(goalPlace("medium", look(view))).toEqual({ x: 2, y: 1 });
  expect(goalPlace("works", look(view))).toEqual({ x: 3, y: 1 });
  const marks = [
    ["3/3", "area"],
    ["5/5", "center"],
    ["20/20", "seen"],
  ] as const;
  const relicIn = (relics: RelicMarks) => goalPlace("relic", { ...look(view), relics });
  expect(relicIn(new Map(marks))).toEqual({ x: 20, y: 20 });
  expect(relicIn(new Map(marks.slice(0, 2)))).toEqual({ x: 5, y: 5 });
  expect(relicIn(NO_RELICS)).toBeNull();
});

// From column 1: a medium, a large, a small factory, works, a small one, and a medium one.
const SIX = { classes: "mlswsm" };

it.each<[who: string, level: number, own: number[], claims: Claims, x: number | null]>([
  ["a newcomer to a small one rather than to nearer ones", 1, [], {}, 3],
  ["a newcomer past one that is safe or protected", 1, [], { 3: "closed" }, 5],
  ["a newcomer to an unclaimed one first", 1, [], { 3: "owned" }, 5],
  ["a newcomer to another player's if all are claimed", 1, [], { 3: "owned", 5: "owned" }, 3],
  ["a newcomer nowhere if none is left", 3, [], { 3: "closed", 5: "closed" }, null],
  ["the owner of two small ones to a medium one", 3, [3, 5], {}, 1],
  ["a base too high for small ones to a medium one", 7, [], {}, 1],
])("leads %s", (_who, level, own, claims, x) => {
  const view = seen(factory.repeat(6), { ...SIX, factories: own.map((at) => ({ x: at, y: 1 })) });
  expect(toFactory(view, level, claims)).toBe(x);
});

it.each<[what: string, power: number, claims: Claims, x: number]>([
  ["the medium factory under the player that their army can beat", 4, {}, 1],
  ["a small one if the army is too weak", 3, {}, 3],
  ["a small one if the one here is owned", 4, { 1: "owned" }, 3],
])("leads a newcomer to %s", (_what, power, claims, x) => {
  const factories = searchAt(1, claims, power);
  expect(goalPlace("factory", { ...look(seen(factory.repeat(6), SIX)), factories })?.x).toBe(x);
});

it("leads a plunderer to factories of other players, of any class but too small ones", () => {
  const view = seen(factory.repeat(6), SIX);
  const plunder = (level: number, claims: Claims) =>
    goalPlace("plunder", { ...look(view), factories: searchAt(level, claims) })?.x;
  expect(plunder(1, { 2: "owned", 4: "owned" })).toBe(2);
  expect(plunder(1, { 1: "free", 2: "closed" })).toBe(3);
  expect(plunder(7, { 3: "owned", 6: "owned" })).toBe(6);
});

it("leads to a mirage only while the player is on one", () => {
  const view = seen(waste);
  expect(goalPlace("mirage", look(view))).toBeNull();
  expect(goalPlace("mirage", { ...look(view), here: "mirage" })).toEqual({ x: 1, y: 1 });
});
