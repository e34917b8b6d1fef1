import { TEMPERAMENT_IDS } from "@emberlode/bots/habits";
import { DAY, HOUR, MINUTE, SECOND, seededRandom } from "@emberlode/game";
import { expect, test } from "vitest";
import { START_OF_DAY } from "../bot.ts";
import {
  missedCrowdGoals,
  missedSocietyGoals,
  outcomeOf,
  societyText,
  winnerOf,
} from "./outcome.ts";
import { createPlayers, playSessionAfter } from "./population.ts";
import { playSociety, type Society } from "./society.ts";
import { daySummary } from "./testing.ts";

test("a small society plays, and is the same for the same seed", () => {
  const scale = { players: 7, late: { count: 2, day: 1, days: 1 }, days: 2 };
  const society = playSociety("village", scale);
  expect(society.members.map(({ temperament }) => temperament)).toEqual([
    ...TEMPERAMENT_IDS,
    ...TEMPERAMENT_IDS.slice(0, 2),
  ]);
  expect(society.members.map(({ days }) => days[0] === null)).toEqual([
    ...Array<boolean>(7).fill(false),
    ...[true, true],
  ]);
  for (const { gained, days, quits } of society.members) {
    expect(gained.dig).toBeGreaterThan(0);
    if (quits > 1) expect(days[1]?.power).toBeGreaterThan(0);
  }
  expect(outcomeOf(society).factories).toBeGreaterThan(0);
  // A look, an assessment, buying ten Pikemen, and the fight.
  const times = society.members.flatMap(({ settledMs }) => settledMs ?? []);
  expect(times.length).toBeGreaterThan(0);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(6 * SECOND);
  expect(Math.max(...times)).toBeLessThan(2 * DAY);
  expect(playSociety("village", scale)).toEqual(society);
  expect(societyText([society])).toContain("village");
});

test("sessions repeat from the first day to the last, always at the player's own hours", () => {
  const dwelling = {
    ...({ kind: "keen", temperament: "digger", joins: 1, quits: 3, playsAtMs: 3 * HOUR } as const),
  };
  const after = (now: number) => playSessionAfter(dwelling, START_OF_DAY, now);
  const first = START_OF_DAY + DAY + 3 * HOUR;
  expect(after(START_OF_DAY)).toEqual({ from: first, until: first + HOUR });
  expect(after(first + HOUR - 1)).toEqual({ from: first, until: first + HOUR });
  expect(after(first + HOUR)).toMatchObject({ from: first + DAY / 2 });
  expect(after(START_OF_DAY + 3 * DAY)).toBeNull();
});

test("latecomers join on their days, and many players include all kinds", () => {
  const all = createPlayers(300, { count: 15, day: 10, days: 2 }, seededRandom("settlers"));
  expect(all).toHaveLength(330);
  for (const day of [10, 11]) expect(all.filter(({ joins }) => joins === day)).toHaveLength(15);
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(3);
  expect(all.filter(({ quits }) => quits < 10).length).toBeGreaterThan(20);
});

/** A world whose members have these powers on its only day. */
function world(seed: string, powers: readonly number[], ways = TEMPERAMENT_IDS): Society {
  const members = powers.map((power, index) => ({
    id: index,
    kind: "casual" as const,
    temperament: ways[index % ways.length] ?? ("digger" as const),
    joins: 0,
    quits: Number.POSITIVE_INFINITY,
    playsAtMs: 0,
    days: [daySummary({ power, factories: 1 })],
    gained: {},
    settledMs: null,
  }));
  return { seed, members, holds: [], struggles: [], endedAt: 0, moves: 0 };
}

test("missed goals are listed", () => {
  const even = Array<number>(10).fill(10);
  const rich = even.with(0, 1_000);
  expect(outcomeOf(world("even", even)).topShare).toBeCloseTo(0.1);
  const richWorld = outcomeOf(world("rich", rich, ["raider"]));
  const ofTheRich = "society rich: the strongest tenth owns 92% of the power";
  expect(missedSocietyGoals([richWorld])).toEqual([ofTheRich]);
  // Winners are judged from ten worlds on.
  expect(missedSocietyGoals(Array.from({ length: 10 }, () => richWorld)).slice(9)).toEqual([
    ofTheRich,
    "society: no builder wins anywhere",
    "society: no explorer wins anywhere",
    "society: raiders win in 100% of the worlds",
  ]);
  const ways = (["raider", "builder", "explorer"] as const).flatMap((way) =>
    Array.from({ length: 4 }, () => outcomeOf(world(way, even, [way]))),
  );
  expect(missedSocietyGoals(ways)).toEqual([]);
});

test("the winner has the highest mean power of those who play to the end", () => {
  const { members, ...rest } = world("race", [0, 0, 0], ["raider", "builder", "explorer"]);
  const grown = [
    [9, 60, 90],
    [5, 50, 91],
    [99, 99, null],
  ];
  const lived = members.map((one, at) => ({
    ...one,
    quits: at === 2 ? 2 : one.quits,
    days: (grown[at] ?? []).map((power) =>
      power === null ? null : daySummary({ power, factories: 1 }),
    ),
  }));
  expect(winnerOf({ ...rest, members: lived })).toMatchObject({ temperament: "raider" });
  expect(outcomeOf({ ...rest, members: lived }).winner).toBe("raider");
});

test("nearly all newcomers of a crowded world need a factory within ten minutes", () => {
  const { members, ...rest } = world("crowd", Array<number>(40).fill(10));
  const late = (settled: number) => ({
    ...rest,
    members: members.map((one, at) => ({
      ...one,
      joins: 1,
      // The last ones have one too late, or never.
      settledMs: at < settled ? 10 * MINUTE : at % 2 === 0 ? 10 * MINUTE + 1 : null,
    })),
  });
  expect(missedCrowdGoals(late(38))).toEqual([]);
  expect(missedCrowdGoals(late(37))).toEqual([
    "crowd crowd: 93% of the newcomers have a factory in ten minutes",
  ]);
});

test("latecomers must match the first players at that age, and be at most a level behind", () => {
  /** The first have 100 points, and `first` on day 25; latecomers of day 10 have `late`. */
  const worldOf = (seed: string, first: number, late: number) => {
    const { members } = world(seed, [0, 0, 0, 0]);
    const lived = members.map((one, at) => ({
      ...one,
      joins: at % 2 === 0 ? 0 : 10,
      days: Array.from({ length: 26 }, (_, day) => ({
        ...daySummary({ power: at % 2 === 1 ? late : day === 25 ? first : 100, factories: 1 }),
      })),
    }));
    return outcomeOf({ seed, members: lived, holds: [], struggles: [], endedAt: 0, moves: 0 });
  };
  const missed = (...worlds: [first: number, late: number][]) =>
    missedSocietyGoals(worlds.map(([first, late]) => worldOf("late", first, late)))
      .filter((one) => one.includes("latecomers"))
      .map((one) => one.replace("society: latecomers ", ""));
  expect(missed([200, 90])).toEqual([]);
  expect(missed([200, 89])).toEqual([
    "are as far as the first were in 0 of 1 worlds",
    "are a level behind at most in 0 of 1 worlds",
  ]);
  expect(missed([201, 90])).toEqual(["are a level behind at most in 0 of 1 worlds"]);
  expect(missed([200, 89], [200, 90])).toEqual([]);
});
