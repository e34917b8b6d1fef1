import { describe, expect, it } from "vitest";
import { BATTLE_FACTORS, matchup } from "./battle.ts";

type Side = "attack" | "defense";

describe("battle factors", () => {
  it("match the specified columns", () => {
    expect(BATTLE_FACTORS.strength).toEqual([0.5, 0.5, 0.79, 0.66, 4, 0.73, 0.94, 1, 0.94, 3]);
    expect(BATTLE_FACTORS.hp).toEqual([0.5, 0.5, 1.41, 1.26, 1, 1.41, 1.67, 2, 1.73, 1]);
  });
});

const against = (side: Side, index: number) =>
  Array.from({ length: 10 }, (_, enemy) => matchup(side, index, enemy));

describe("matchup", () => {
  it("makes attack i strong against the two before it and weak against the two after it", () => {
    expect(against("attack", 0)).toEqual([1, 0.75, 0.75, 1, 1, 1, 1, 1, 2, 2]);
    expect(against("attack", 9)).toEqual([0.75, 0.75, 1, 1, 1, 1, 1, 2, 2, 1]);
  });

  it("makes defense j strong against the two before it and weak against j and j + 1", () => {
    expect(against("defense", 0)).toEqual([0.75, 0.75, 1, 1, 1, 1, 1, 1, 2, 2]);
    expect(against("defense", 8)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 0.75, 0.75]);
  });

  it.each(["attack", "defense"] as const)(
    "gives each %s unit two strong and two weak rivals",
    (side) => {
      for (let index = 0; index < 10; index++) {
        const row = against(side, index).filter((factor) => factor !== 1);
        expect(row.toSorted()).toEqual([0.75, 0.75, 2, 2]);
      }
    },
  );
});
