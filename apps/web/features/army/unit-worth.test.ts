import { matchup, SIDES } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { factorAgainst, matchupsOf, otherSide, unitWorth } from "./unit-worth.ts";

const army = (named: Readonly<Record<number, number>>) =>
  Array.from({ length: 10 }, (_, index) => named[index] ?? 0);

describe("unitWorth", () => {
  it("counts the factors of the battle", () => {
    expect(unitWorth("attack", 0)).toEqual({
      strength: 0.5,
      hp: 10,
      perResources: (0.5 / 150) * 1000,
      perSlots: 2.5,
      oneStrike: false,
    });
    expect(unitWorth("attack", 4)).toMatchObject({ strength: 30, hp: 50, oneStrike: true });
    expect(unitWorth("defense", 7)).toMatchObject({ strength: 8, hp: 40 });
  });
});

describe("matchupsOf", () => {
  it("names the enemies of the table, without those that cannot be hit", () => {
    expect(matchupsOf("attack", 0)).toEqual({ strong: [0, 3], weak: [5, 8] });
    // Index 4 would be strong against 4 and 7, but traps take no hits.
    expect(matchupsOf("attack", 4)).toEqual({ strong: [7], weak: [2] });
    expect(matchupsOf("defense", 0)).toEqual({ strong: [2, 5], weak: [0, 7] });
  });
});

describe("factorAgainst", () => {
  it.each(SIDES)("is that of the table against a single kind (%s)", (side) => {
    for (const enemy of [0, 3, 8]) {
      expect(factorAgainst(side, 5, army({ [enemy]: 7 }))).toBe(matchup(side, 5, enemy));
    }
    expect(otherSide(otherSide(side))).toBe(side);
  });

  it("weighs by hp, and knows nothing against an army without any", () => {
    // 10 Walls have 100 hp, 15 Marksmen 300: 1.5 of a quarter and 1 of the rest.
    expect(factorAgainst("attack", 0, army({ 0: 10, 1: 15 }))).toBeCloseTo(1.125);
    expect(factorAgainst("attack", 0, army({ 4: 3 }))).toBeNull();
    expect(factorAgainst("attack", 0, army({}))).toBeNull();
  });
});
