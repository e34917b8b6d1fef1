import { describe, expect, it } from "vitest";
import { EXCAVATOR_PART_IDS } from "../catalogue/excavator.ts";
import { seededRandom } from "../random.ts";
import { sigmas, tally } from "../testing/sigma.ts";
import { partKind, rollCave } from "./cave-roll.ts";
import {
  caveOdds,
  forestOdds,
  meanCaveYield,
  meanLottoPrize,
  meanTrapLoss,
  partOdds,
} from "./find-odds.ts";
import { rollForest } from "./forest-roll.ts";

const N = 40_000;
const ranges = { digMin: { metal: 10, energy: 0 }, digMax: { metal: 90, energy: 100 } };
const DIVISORS = [1, 2, 10] as const;

describe("odds of a search", () => {
  it("are the weights while one is fresh", () => {
    const { lost, ...others } = caveOdds(1);
    expect(lost).toBeCloseTo(0.2);
    expect(others).toEqual({ trap: 0.15, metal: 0.2, energy: 0.2, part: 0.25 });
  });

  it.each(DIVISORS)("of a cave are those of its rolls, one find in %i", (divisor) => {
    const random = seededRandom(`caves ${divisor}`);
    const seen = tally(N, () => rollCave(ranges, divisor, random).find);
    for (const [find, share] of Object.entries(caveOdds(divisor))) {
      const count = [...seen].find(([key]) => key === find)?.[1] ?? 0;
      expect(sigmas(count, N, share), find).toBeLessThan(5);
    }
  });

  it.each(DIVISORS)("of a forest are those of its rolls, one find in %i", (divisor) => {
    const random = seededRandom(`forests ${divisor}`);
    const seen = tally(N, () => rollForest(divisor, random).find);
    for (const [find, share] of Object.entries(forestOdds(divisor))) {
      const count = [...seen].find(([key]) => key === find)?.[1] ?? 0;
      if (share === 0) expect(count).toBe(0);
      else expect(sigmas(count, N, share), find).toBeLessThan(5);
    }
  });

  it("of a part's kind add up, both resources together", () => {
    const shares = partOdds();
    expect(shares).toEqual([0.66, 0.3, 0.03, 0.008, 0.002]);
    expect(new Set(EXCAVATOR_PART_IDS.map(partKind)).size).toBe(shares.length);
  });
});

describe("means", () => {
  it("of a cave's vein are three dig rolls", () => {
    expect(meanCaveYield([10, 90])).toBe(150);
  });

  it("of a lottery ticket follow its prizes", () => {
    expect(meanLottoPrize()).toBeCloseTo(0.7 * 550 + 0.25 * 3_000 + 0.05 * 20_000);
  });

  it("of a trap's loss stop at three times the dig maximum", () => {
    expect(meanTrapLoss(1_000, 100)).toBe(30);
    expect(meanTrapLoss(10_000, 100)).toBe((100 + 200 + 3 * 300) / 5);
    expect(meanTrapLoss(0, 100)).toBe(0);
  });
});
