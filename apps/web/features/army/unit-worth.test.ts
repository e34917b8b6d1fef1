import { matchup, SIDES } from "@emberlode/game";
import { expect, it } from "vitest";
import { factorAgainst, matchupsOf, otherSide, unitWorth } from "./unit-worth.ts";

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
  // Index 0 would be strong against 8 and 9, index 3 weak against 3 and 4, but 4 and 9 take no hits.
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
