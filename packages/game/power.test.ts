import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { armyBalance, armyPower, freeSlots, totalSlots, usedSlots } from "./power.ts";

/** Ten counts: zero but for `count` at a 1-based position. */
function units(held: Readonly<Record<number, number>> = {}): number[] {
  return Array.from({ length: 10 }, (_, i) => held[i + 1] ?? 0);
}

const army = (attack: Record<number, number>, defense: Record<number, number>) => ({
  attackUnits: units(attack),
  defenseUnits: units(defense),
});

describe("power", () => {
  it("is zero, and not halved, without units", () => {
    const nothing = { attack: 0, defense: 0, total: 0 };
    expect(armyPower(army({}, {}))).toEqual({ ...nothing, halved: false, weaker: null });
  });

  it("sums strength times count", () => {
    const all = { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1 };
    expect(armyPower(army(all, all))).toMatchObject({ attack: 55, defense: 55, total: 80 });
  });

  it.each([
    // 60 and 40 differ by exactly 20% of 100, 61 and 39 by more.
    [60, 40, 100, false, null],
    [40, 60, 100, false, null],
    [61, 39, 50, true, "defense"],
    [39, 61, 50, true, "attack"],
    [1, 0, 0, true, "defense"],
    [3, 0, 1, true, "defense"],
  ] as const)("of %i Pikemen and %i Walls is %i (halved: %s)", (a, d, total, halved, weaker) => {
    const sides = { attack: a, defense: d };
    expect(armyPower(army({ 1: a }, { 1: d }))).toEqual({ ...sides, total, halved, weaker });
  });

  it("leaves positions 5 and 10 out of the total and out of the halving", () => {
    const strengths = { attack: 1550, defense: 50, total: 100 };
    const held = army({ 1: 50, 5: 100, 10: 100 }, { 1: 50 });
    expect(armyPower(held)).toEqual({ ...strengths, halved: false, weaker: null });
  });
});

describe("slots", () => {
  it("are summed over all factories and shared by both sides of the army", () => {
    const owned = [{ slots: 2000 }, { slots: 700 }];
    const held = army({ 1: 2, 10: 1 }, { 3: 1 });
    expect(totalSlots(owned)).toBe(2700);
    expect(usedSlots(held)).toBe(2 * 200 + 2000 + 600);
    expect(freeSlots(owned, held)).toBe(-300);
    expect(totalSlots([])).toBe(0);
  });
});

describe("balance", () => {
  it("counts only the units that count in the total", () => {
    const uneven = army({ 1: 61, 5: 9 }, { 1: 39, 10: 9 });
    expect(armyBalance(uneven)).toEqual({ countedAttack: 61, countedDefense: 39, missing: 2 });
    expect(armyBalance(army({}, {}))).toEqual({ countedAttack: 0, countedDefense: 0, missing: 0 });
  });

  it("reports the smallest amount that avoids the halving", () => {
    const held = fc.nat({ max: 100_000 });
    fc.assert(
      fc.property(held, held, (a, d) => {
        const { missing } = armyBalance(army({ 1: a }, { 1: d }));
        const raised = (by: number) =>
          a < d ? army({ 1: a + by }, { 1: d }) : army({ 1: a }, { 1: d + by });
        expect(armyPower(raised(missing)).halved).toBe(false);
        if (missing > 0) expect(armyPower(raised(missing - 1)).halved).toBe(true);
      }),
    );
  });
});
