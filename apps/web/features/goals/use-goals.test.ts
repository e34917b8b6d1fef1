import { MAP_LETTERS, type ViewAnswer } from "@emberlode/contract";
import { expect, it } from "vitest";
import { NO_RELICS, type RelicMarks } from "../relics/relic-marks.ts";
import { makeView } from "../session/testing.tsx";
import { goalPlace } from "./use-goals.ts";

/** A map whose first row starts with these letters. */
const seen = (first: string, more: Partial<ViewAnswer> = {}) =>
  makeView([first.padEnd(50), ...Array(49).fill(" ".repeat(50))], more);

const { cave, metal, factory, base, waste } = MAP_LETTERS;
const look = (view: ViewAnswer, spentX = 0) => ({
  view,
  from: { x: 1, y: 1 },
  isSpent: ({ x }: { x: number }) => x === spentX,
  isProtected: () => false,
  relics: NO_RELICS,
  dig: { x: 5, y: 1 },
});

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
    factories: [{ x: 3, y: 1 }],
  });
  expect(goalPlace("factory", look(view))).toEqual({ x: 5, y: 1 });
  expect(goalPlace("own base", look(view))).toEqual({ x: 2, y: 1 });
  expect(goalPlace("base", look(view))).toEqual({ x: 4, y: 1 });
  expect(goalPlace("base", { ...look(view), isProtected: () => true })).toBeNull();
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
