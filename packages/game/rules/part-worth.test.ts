import fc from "fast-check";
import { expect, it } from "vitest";
import { EXCAVATOR_PART_IDS, EXCAVATOR_PARTS } from "../catalogue/excavator.ts";
import { digYield } from "./dig-yield.ts";
import { fullDigsOf, partWorth } from "./part-worth.ts";

it("weighs a day's digs by fatigue", () => {
  fc.assert(
    fc.property(fc.nat({ max: 3_000 }), (digs) => {
      let dug = 0;
      // A multiple of all divisors, so nothing is rounded.
      for (let used = 0; used < digs; used++) {
        dug += digYield({ used, effort: 1, vein: false }, () => 20);
      }
      expect(fullDigsOf(digs)).toBeCloseTo(dug / 20);
    }),
    { numRuns: 30 },
  );
});

it("reports the extra yield of a pickaxe and its payback", () => {
  expect(partWorth("pickaxe", 500)).toEqual({ perDig: 3, perDay: 1_500, paybackDigs: 167 });
});

it.each(EXCAVATOR_PART_IDS)("pays back a %s after exactly the reported digs", (part) => {
  const { price } = EXCAVATOR_PARTS[part];
  const { perDig, paybackDigs } = partWorth(part, 500);
  expect(perDig * paybackDigs).toBeGreaterThanOrEqual(price);
  expect(perDig * (paybackDigs - 1)).toBeLessThan(price);
});
