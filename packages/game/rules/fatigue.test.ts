import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOON } from "../testing/players.ts";
import { countersToday } from "./daily-counters.ts";
import { fatigue } from "./fatigue.ts";

describe("fatigue", () => {
  it.each([
    // used today, so the next one is one more
    [0, "full", 1, 500],
    [499, "full", 1, 1],
    [500, "half", 2, 500],
    [999, "half", 2, 1],
    [1000, "tenth", 10, null],
    [50_000, "tenth", 10, null],
  ])("after %i digs is %s", (used, level, divisor, left) => {
    expect(fatigue(used)).toEqual({
      level,
      divisor,
      used,
      left,
      fullUntil: 500,
      halfUntil: 1000,
    });
  });

  it.each([
    ["cave", 59, "full"],
    ["cave", 60, "half"],
    ["cave", 120, "tenth"],
    ["forest", 39, "full"],
    ["forest", 40, "half"],
    ["forest", 80, "tenth"],
  ] as const)("of a %s after %i is %s", (effort, used, level) => {
    expect(fatigue(used, effort).level).toBe(level);
  });

  it("never goes back nor leaves a negative rest", () => {
    fc.assert(
      fc.property(fc.nat({ max: 5000 }), (used) => {
        const now = fatigue(used);
        expect(fatigue(used + 1).divisor).toBeGreaterThanOrEqual(now.divisor);
        expect(now.left ?? 1).toBeGreaterThan(0);
      }),
    );
  });
});

describe("countersToday", () => {
  const counters = {
    counterDay: 20_000,
    digs: 7,
    dugMetal: 100,
    dugEnergy: 50,
    referralMetal: 9,
    referralEnergy: 8,
  };
  const zeros = { digs: 0, dugMetal: 0, dugEnergy: 0, referralMetal: 0, referralEnergy: 0 };

  it("keeps them through the UTC day", () => {
    expect(countersToday(counters, NOON)).toEqual(counters);
    expect(countersToday(counters, 20_001 * 86_400_000 - 1)).toEqual(counters);
  });

  it("begins anew at midnight UTC", () => {
    expect(countersToday(counters, 20_001 * 86_400_000)).toEqual({ counterDay: 20_001, ...zeros });
  });

  it("gives nothing anew to a clock that has gone back", () => {
    expect(countersToday(counters, NOON - 86_400_000)).toEqual(counters);
  });
});
