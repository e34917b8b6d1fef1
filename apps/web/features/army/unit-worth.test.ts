import { matchup, SIDES } from "@emberlode/game";
import { expect, it } from "vitest";
import {
  bestValue,
  factorAgainst,
  matchupsOf,
  otherSide,
  sortedUnits,
  type UnitOrder,
  unitWorth,
} from "./unit-worth.ts";

const army = (named: Readonly<Record<number, number>>) =>
  Array.from({ length: 10 }, (_, index) => named[index] ?? 0);

it("applies the battle factors to a unit's value", () => {
  const perResources = (0.5 / 150) * 1000;
  const pikeman = { strength: 0.5, hp: 5, perResources, perSlots: 2.5, oneStrike: false };
  expect(unitWorth("attack", 0)).toEqual(pikeman);
  expect(unitWorth("attack", 4)).toMatchObject({ strength: 20, hp: 50, oneStrike: true });
  expect(unitWorth("defense", 7)).toMatchObject({ strength: 8, hp: 40 });
});

it("lists the enemies of the matchup table, except those that take no hits", () => {
  expect(matchupsOf("attack", 0)).toEqual({ strong: [8], weak: [1, 2] });
  // Index 0 would be strong against 8 and 9, index 3 weak against 3 and 4, but 4 and 9 take no
  // hits.
  expect(matchupsOf("defense", 3)).toEqual({ strong: [1, 2], weak: [3] });
  expect(matchupsOf("defense", 0)).toEqual({ strong: [8], weak: [0, 1] });
});

it.each(SIDES)("uses the table's factor against a single kind (%s)", (side) => {
  for (const enemy of [0, 3, 8]) {
    expect(factorAgainst(side, 5, army({ [enemy]: 7 }))).toBe(matchup(side, 5, enemy));
  }
  expect(otherSide(otherSide(side))).toBe(side);
});

it("weights by hp, and returns null against an army without hp", () => {
  // 10 Walls have 50 hp, 15 Marksmen 150: 1 of a quarter and 0.75 of the rest.
  expect(factorAgainst("attack", 0, army({ 0: 10, 1: 15 }))).toBeCloseTo(0.8125);
  expect(factorAgainst("attack", 0, army({ 4: 3 }))).toBeNull();
  expect(factorAgainst("attack", 0, army({}))).toBeNull();
});

it.each<[UnitOrder, readonly number[]]>([
  ["standard", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ["perResources", [4, 9, 2, 0, 1, 7, 6, 8, 5, 3]],
  ["strength", [9, 4, 8, 7, 6, 5, 3, 2, 1, 0]],
  // Units that strike once take no hits.
  ["hp", [8, 5, 6, 7, 3, 2, 1, 0, 4, 9]],
  ["price", [0, 1, 2, 3, 5, 4, 6, 7, 8, 9]],
])("sorts units by %s", (order, indexes) => {
  expect(sortedUnits("attack", order)).toEqual(indexes);
});

it.each<[string, readonly number[], number | null]>([
  ["the unit with the most damage for its price", [0, 1, 2, 3], 2],
  ["none of those that strike only once", [2, 3, 4], 2],
  ["none if two are equal", [0, 1], null],
  ["none without a choice", [0], null],
  ["none without units", [], null],
])("finds as the best value %s", (_name, indexes, best) => {
  expect(bestValue("attack", indexes)).toBe(best);
});
