import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIG_EFFORTS } from "../catalogue/limits.ts";
import { seededRandom } from "../random.ts";
import { digsLeftToday, digYield, isEffortAvailable } from "./dig-yield.ts";

const conditions = fc.record({
  used: fc.nat({ max: 1100 }),
  effort: fc.constantFrom(...DIG_EFFORTS),
});
const range = fc
  .tuple(fc.nat({ max: 500 }), fc.nat({ max: 500 }))
  .map(([min, width]) => ({ min, max: min + width }));

describe("digYield", () => {
  it.each([
    // used, effort, vein, roll, yield
    [0, 1, false, 100, 100],
    [0, 5, false, 100, 450],
    [0, 20, false, 100, 1600],
    [0, 5, false, 1, 4],
    [0, 20, false, 1, 16],
    [0, 1, true, 100, 200],
    [0, 20, true, 100, 3200],
    [498, 5, false, 99, 310],
    // Two of five doubled, three halved: 40 + 15, times nine tenths.
    [498, 5, true, 10, 49],
    [499, 1, false, 99, 99],
    [500, 1, false, 99, 49],
    [500, 5, true, 10, 22],
    [500, 20, true, 99, 784],
    [980, 20, false, 99, 784],
    [999, 1, false, 99, 49],
    [1000, 1, false, 100, 5],
    [1000, 1, false, 99, 4],
    [1000, 1, false, 19, 0],
    [1000, 1, true, 100, 5],
  ] as const)(
    "after %i digs, effort %i, vein %s, rolls of %i: %i",
    (used, effort, vein, roll, is) => {
      expect(digYield({ used, effort, vein }, () => roll)).toBe(is);
    },
  );

  it("is the sum of its rolls, each with its own fatigue, less the effort penalty", () => {
    fc.assert(
      fc.property(conditions, range, fc.string(), ({ used, effort }, { min, max }, seed) => {
        const alone = seededRandom(seed);
        let sum = 0;
        for (let dug = used; dug < used + effort; dug++) {
          sum += digYield({ used: dug, effort: 1, vein: false }, () => alone.int(min, max));
        }
        const random = seededRandom(seed);
        const together = digYield({ used, effort, vein: false }, () => random.int(min, max));
        const kept = { 1: 1, 5: 0.9, 20: 0.8 }[effort];
        expect(together).toBe(Math.floor(sum * kept + 1e-9));
      }),
    );
  });
});

describe("the digs left today", () => {
  it.each([
    [0, 1000],
    [995, 5],
    [1000, 0],
    [1500, 0],
  ])("after %i digs is %i", (used, left) => {
    expect(digsLeftToday(used)).toBe(left);
  });

  it("allow a single dig always, and larger efforts while enough are left", () => {
    const enough = (used: number) =>
      DIG_EFFORTS.filter((effort) => isEffortAvailable(effort, used));
    expect([980, 981, 995, 996, 5000].map(enough)).toEqual([[1, 5, 20], [1, 5], [1, 5], [1], [1]]);
  });
});
