import { DAY, HOUR } from "@emberlode/game";
import { describe, expect, it } from "vitest";
import { missedWeekGoals, type SeasonOutcome, seasonOutcomeOf } from "./season-goals.ts";
import { playSociety } from "./society.ts";

/** Few enough players that two weeks take seconds; the full tier plays whole seasons. */
const WEEK = { players: 24, late: { count: 0, day: 0, days: 0 }, days: 7 } as const;

describe("the first week of a small world", () => {
  it.each(["week 0", "week 1"])(
    "keeps to the goals that a week can show: %s",
    (seed) => {
      expect(missedWeekGoals(seasonOutcomeOf(playSociety(seed, WEEK)))).toEqual([]);
    },
    120_000,
  );

  const fine: SeasonOutcome = {
    seed: "fine",
    champion: "digger",
    active: 24,
    factoriesOfTop: 0.3,
    lootOfTop: 0.3,
    findsOfExplorer: 0.3,
    digOfDigger: 0.7,
    strugglesPerDay: 24,
    inStruggle: 0.9,
    holdMs: DAY,
    atCeiling: 0,
    casualOfSleepless: 0.7,
    late: null,
    topShare: 0.2,
    worksShare: 0.9,
    worksHolders: 2,
  };

  it("misses none when all is well, and needs no player who never sleeps", () => {
    expect(missedWeekGoals(fine)).toEqual([]);
    expect(missedWeekGoals({ ...fine, casualOfSleepless: null })).toEqual([]);
  });

  it.each([
    [{ factoriesOfTop: 0.09 }, "the top ten get from factories 9% (goal 10%)"],
    [{ lootOfTop: 0.09 }, "the top ten get from loot 9% (goal 10%)"],
    [{ findsOfExplorer: 0.21 }, "explorers get from finds 21% (goal 22%)"],
    [{ digOfDigger: 0.34 }, "diggers get from digging 34% (goal 35%)"],
    [{ inStruggle: 0.49 }, "of the active fought for factories 49% (goal 50%)"],
    [{ casualOfSleepless: 0.49 }, "the casual have 49% (goal 50%)"],
    [{ topShare: 0.6 }, "the strongest tenth owns 60% (goal under 60%)"],
    [{ holdMs: 5.9 * HOUR }, "a factory is held for 5.9 hours"],
    [{ strugglesPerDay: 4 }, "4 captures from players and plunders on a day"],
  ] as const)("misses one with %j", (set, text) => {
    expect(missedWeekGoals({ ...fine, ...set })).toEqual([`season fine: ${text}`]);
  });
});
