import { describe, expect, it } from "vitest";
import { EXCAVATOR_PART_IDS } from "../catalogue/excavator.ts";
import { partKind } from "./cave-roll.ts";
import { meanCaveYield, meanLottoPrize, meanTrapLoss, partOdds } from "./find-odds.ts";

// The odds of searches are tested against real draws in explore-cave and explore-forest.
describe("odds", () => {
  it("of a part's kind add up over both resources", () => {
    const shares = partOdds();
    expect(shares).toEqual([0.66, 0.3, 0.03, 0.008, 0.002]);
    expect(new Set(EXCAVATOR_PART_IDS.map(partKind)).size).toBe(shares.length);
  });
});

describe("means", () => {
  it("of a cave's ore are three dig rolls", () => {
    expect(meanCaveYield([10, 90])).toBe(150);
  });

  it("of a lottery ticket follow from its prizes", () => {
    expect(meanLottoPrize()).toBeCloseTo(0.7 * 550 + 0.25 * 3_000 + 0.05 * 20_000);
  });

  it("of a trap's loss are capped at three times the dig maximum", () => {
    expect(meanTrapLoss(1_000, 100)).toBe(30);
    expect(meanTrapLoss(10_000, 100)).toBe((100 + 200 + 3 * 300) / 5);
    expect(meanTrapLoss(0, 100)).toBe(0);
  });
});
