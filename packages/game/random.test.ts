import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomFrom, seededRandom, seededUint32 } from "./random.ts";

describe("a seeded source", () => {
  it("gives the same numbers for the same seed on every machine", () => {
    const next = seededUint32("emberlode");
    const four = [93_956_151, 2_365_942_349, 2_365_697_550, 1_566_966_904];
    expect([next(), next(), next(), next()]).toEqual(four);
    const again = seededUint32("emberlode");
    const other = seededUint32("emberlodf");
    const first = again();
    expect(first).toBe(seededUint32("emberlode")());
    expect(first).not.toBe(other());
  });
});

describe("int", () => {
  it("stays in its range, both ends included", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), fc.nat({ max: 1000 }), (seed, min, span) => {
        const value = seededRandom(seed).int(min, min + span);
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(min);
        expect(value).toBeLessThanOrEqual(min + span);
      }),
    );
  });

  it("draws again when the value falls into the incomplete last span", () => {
    const draws = [2 ** 32 - 1, 7];
    // 2^32 is 1 above a multiple of 3, so the highest draw must be rejected.
    expect(randomFrom(() => draws.shift() ?? 0).int(0, 2)).toBe(1);
    expect(draws).toEqual([]);
  });

  it("covers a whole 2^32 range and rejects empty, oversized and NaN ranges", () => {
    expect(randomFrom(() => 2 ** 32 - 1).int(0, 2 ** 32 - 1)).toBe(2 ** 32 - 1);
    expect(() => seededRandom("").int(1, 0)).toThrow(RangeError);
    expect(() => seededRandom("").int(0, 2 ** 32)).toThrow(RangeError);
    expect(() => seededRandom("").int(0, Number.NaN)).toThrow(RangeError);
  });
});

describe("chance", () => {
  it("never happens at 0 and always at 1", () => {
    const random = seededRandom("chance");
    for (let i = 0; i < 1000; i++) {
      expect(random.chance(0)).toBe(false);
      expect(random.chance(1)).toBe(true);
    }
  });
});

describe("pick", () => {
  it("reaches every item and throws on an empty list", () => {
    const random = seededRandom("pick");
    const seen = new Set(Array.from({ length: 200 }, () => random.pick(["a", "b", "c"])));
    expect([...seen].sort()).toEqual(["a", "b", "c"]);
    expect(() => random.pick([])).toThrow(RangeError);
  });
});
