import { describe, expect, it } from "vitest";
import { NO_AMOUNTS } from "../resource.ts";
import { NOON } from "../testing/players.ts";
import { countersPatch, countersToday } from "./daily-counters.ts";
import { digShare, fatigueAfter, searchShare } from "./fatigue.ts";

describe("fatigue", () => {
  it.each([
    // used today; the next use is one more
    [0, "full", 1, 500],
    [499, "full", 1, 1],
    [500, "half", 2, 500],
    [999, "half", 2, 1],
    [1000, "last", 20, null],
    [50_000, "last", 20, null],
  ])("after %i digs is %s", (used, level, divisor, left) => {
    expect(fatigueAfter(used)).toEqual({
      level,
      divisor,
      used,
      left,
      fullUntil: 500,
      halfUntil: 1000,
    });
  });

  it.each([
    ["cave", 59, "full", 1],
    ["cave", 60, "half", 2],
    ["cave", 120, "last", 10],
    ["forest", 39, "full", 1],
    ["forest", 40, "half", 2],
    ["forest", 80, "last", 10],
  ] as const)("of a %s after %i is %s", (tiring, used, level, divisor) => {
    expect(fatigueAfter(used, tiring)).toMatchObject({ level, divisor });
  });

  it.each([
    ["dig", digShare],
    ["cave", searchShare],
    ["forest", searchShare],
  ] as const)("gives the same share of a %s as its divisor", (tiring, share) => {
    const { fullUntil, halfUntil } = fatigueAfter(0, tiring);
    for (const used of [0, fullUntil, halfUntil]) {
      const { level, divisor } = fatigueAfter(used, tiring);
      expect(share(level)).toBe(1 / divisor);
    }
  });
});

describe("countersToday", () => {
  const counters = {
    counterDay: 20_000,
    digs: 7,
    caves: 3,
    forests: 2,
    attacks: 1,
    stakes: 4,
    dug: { metal: 100, energy: 50 },
    referral: { metal: 9, energy: 8 },
    veins: [4, 2000],
    dugBefore: { metal: [1, 2, 3, 4, 5, 6, 7], energy: [7, 6, 5, 4, 3, 2, 1] },
  };
  const zeros = {
    digs: 0,
    dug: NO_AMOUNTS,
    referral: NO_AMOUNTS,
    veins: [],
    caves: 0,
    forests: 0,
    attacks: 0,
    stakes: 0,
  };

  it("keeps the counters through the UTC day", () => {
    expect(countersToday(counters, NOON)).toEqual(counters);
    expect(countersToday(counters, 20_001 * 86_400_000 - 1)).toEqual(counters);
  });

  it("resets at midnight UTC", () => {
    expect(countersToday(counters, 20_001 * 86_400_000)).toEqual({
      counterDay: 20_001,
      ...zeros,
      dugBefore: { metal: [100, 1, 2, 3, 4, 5, 6], energy: [50, 7, 6, 5, 4, 3, 2] },
    });
  });

  it("keeps seven days of digging, including days without any", () => {
    const { dugBefore } = countersToday(counters, 20_003 * 86_400_000);
    expect(dugBefore.metal).toEqual([0, 0, 100, 1, 2, 3, 4]);
    const later = countersToday(counters, 20_030 * 86_400_000);
    expect(later.dugBefore.metal).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it("writes all counters on a new day, otherwise only the changed ones", () => {
    expect(countersPatch(counters, NOON, { caves: 4 })).toEqual({ caves: 4 });
    const tomorrow = countersPatch(counters, NOON + 86_400_000, { caves: 1 });
    expect(tomorrow).toMatchObject({ ...zeros, counterDay: 20_001, caves: 1 });
  });

  it("does not reset when the clock goes back", () => {
    expect(countersToday(counters, NOON - 86_400_000)).toEqual(counters);
  });
});
