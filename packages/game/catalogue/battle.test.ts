import { describe, expect, it } from "vitest";
import { BATTLE_FACTORS, matchup } from "./battle.ts";

describe("battle factors", () => {
  it("are the ten columns of the table", () => {
    expect(BATTLE_FACTORS.strength).toEqual([0.5, 0.5, 0.79, 0.66, 6, 0.73, 0.94, 1.0, 0.94, 7]);
    expect(BATTLE_FACTORS.hp).toEqual([1, 1, 1.41, 1.26, 1, 1.41, 1.67, 2, 1.73, 1]);
  });
});

describe("matchup", () => {
  const against = (side: "attack" | "defense", index: number) =>
    Array.from({ length: 10 }, (_, enemy) => matchup(side, index, enemy));

  it("favours attack i against defence i and i + 3, and hinders it against i + 5 and i + 8", () => {
    expect(against("attack", 0)).toEqual([1.5, 1, 1, 1.5, 1, 0.75, 1, 1, 0.75, 1]);
    expect(against("attack", 9)).toEqual([1, 1, 1.5, 1, 0.75, 1, 1, 0.75, 1, 1.5]);
  });

  it("favours defence j against attack j + 2 and j + 5, and hinders it against j and j + 7", () => {
    expect(against("defense", 0)).toEqual([0.75, 1, 1.5, 1, 1, 1.5, 1, 0.75, 1, 1]);
    expect(against("defense", 8)).toEqual([1.5, 1, 1, 1.5, 1, 0.75, 1, 1, 0.75, 1]);
  });

  it.each(["attack", "defense"] as const)(
    "gives every %s unit two good and two bad ones",
    (side) => {
      for (let index = 0; index < 10; index++) {
        const row = against(side, index);
        expect(row.filter((factor) => factor === 1.5)).toHaveLength(2);
        expect(row.filter((factor) => factor === 0.75)).toHaveLength(2);
      }
    },
  );
});
