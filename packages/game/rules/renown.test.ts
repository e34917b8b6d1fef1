import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countedLoot, raidingOfDay, renownOfDay, renownScore, renownScores } from "./renown.ts";

describe("renown", () => {
  it.each([
    ["holding", 0, 0],
    ["holding", 200, 6000],
    ["holding", 600, 9000],
    ["raiding", 20_000, 6000],
    ["raiding", -500, 0],
    ["exploring", 90, 6000],
    ["exploring", 1, 131],
    ["strength", 1000, 6000],
    ["strength", 1e15, 11_999],
  ] as const)("of %s %d is %d hundredths", (source, raw, score) => {
    expect(renownScore(source, raw)).toBe(score);
  });

  it("of a day is the best score, half the second, a quarter, an eighth", () => {
    const scores = { holding: 800, raiding: 6400, exploring: 1600, strength: 3200 };
    expect(renownOfDay(scores)).toBe(6400 + 1600 + 400 + 100);
    expect(renownOfDay({ holding: 0, raiding: 0, exploring: 0, strength: 1 })).toBe(1);
  });

  it("grows with each raw value, and stays below 225 points", () => {
    const raw = fc.record({
      holding: fc.nat(1e6),
      raiding: fc.nat(1e9),
      exploring: fc.nat(1e5),
      strength: fc.nat(1e6),
    });
    fc.assert(
      fc.property(
        raw,
        fc.constantFrom("holding", "raiding", "exploring", "strength"),
        (day, of) => {
          const of1 = renownOfDay(renownScores(day));
          const of2 = renownOfDay(renownScores({ ...day, [of]: day[of] + 1 }));
          expect(of2).toBeGreaterThanOrEqual(of1);
          expect(of2).toBeLessThan(22_500);
        },
      ),
    );
  });
});

describe("loot that counts", () => {
  it.each([
    [100, 50, 100, false, 50],
    [100, 200, 100, false, 100],
    [100, 100, 100, true, 0],
    [100, 100, 0, false, 0],
  ])(
    "%d from a standing of %d by one of %d, from a bot: %s",
    (loot, defender, attacker, isBot, counted) => {
      expect(countedLoot(loot, { attacker, defender }, isBot)).toBe(counted);
    },
  );

  it.each([
    ["the first day", 500, [], 500],
    ["what was lost first", -500, [], 0],
    ["above the day before", 700, [500], 200],
    ["back to where it was", 700, [200, 700], 0],
    ["above a low since the start", 300, [-100], 300],
    // Fourteen days later the start at 0 no longer counts.
    ["above a low for fourteen days", 300, Array<number>(14).fill(-100), 400],
    ["a high of fourteen days before", 300, [...Array<number>(13).fill(0), 250], 50],
    ["a high of fifteen days before", 300, [...Array<number>(14).fill(0), 250], 300],
  ])("of a day: %s", (_, net, before, counted) => {
    expect(raidingOfDay(net, before)).toBe(counted);
  });
});
