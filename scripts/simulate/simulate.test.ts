import { describe, expect, it } from "vitest";
import { EQUAL_SLOTS } from "./armies.ts";
import { type JobResult, type RunJobs, runJob } from "./jobs.ts";
import { missedGoals } from "./judge.ts";
import { reportText } from "./report.ts";
import { RINGS, type RingStrategy } from "./rings/strategy.ts";
import { type BudgetRace, type Figures, type Scale, simulate } from "./simulate.ts";
import { unitUse } from "./unit-use.ts";

/** Small enough for a test; says nothing about balance. */
const LITTLE: Scale = {
  matchups: { perPair: 1, mixed: 20 },
  races: { armies: 2, tries: 2 },
  newcomers: { newcomers: 4, worlds: 2 },
  careers: { worlds: { brief: 1, casual: 2, keen: 1, "never-sleeping": 1 }, days: 1 },
  casino: { stakes: 500 },
  rings: { worlds: 0, generations: 0 },
};

const results = new Map<string, unknown>();

/** Runs each job once and then repeats its result. */
const kept: RunJobs = async (kind, inputs) =>
  inputs.map((input) => {
    const key = JSON.stringify([kind, input]);
    const result = (results.get(key) ?? runJob(kind, input)) as JobResult<typeof kind>;
    results.set(key, result);
    return result;
  });

const played = await simulate("a", LITTLE, kept);

const [LOOT] = RINGS as readonly [RingStrategy];

/** The expected income of a casual player in a week. */
const CASUAL = 2_100_000;
const TEN = Array.from({ length: 10 }, () => 0.02);

/** Figures that meet all goals. */
const fine: Figures = {
  ...played,
  matchups: { ...played.matchups, mixed: 0.7, mirrored: 0.3 },
  races: played.races.map((race) => ({
    ...race,
    shares: { attack: TEN, defense: TEN },
    attackerWins: 0.7,
  })),
  newcomers: { ...played.newcomers, slowSeconds: 300 },
  careers: played.careers.map((career) => ({
    ...career,
    total: career.style === "never-sleeping" ? 12 * CASUAL : CASUAL,
    rushed: CASUAL / 3,
  })),
  casino: played.casino.map((edge) => ({ ...edge, exact: 2, sampled: 2 })),
};

describe("the simulator", () => {
  it.each<[string, (seed: string) => unknown]>([
    ["a career", (seed) => runJob("career", { seed, style: "casual", days: 1 })],
    ["a race", (seed) => runJob("race", { seed, budget: EQUAL_SLOTS, scale: LITTLE.races })],
    ["matchups", (seed) => runJob("matchups", { seed, scale: { perPair: 1, mixed: 200 } })],
    ["newcomers", (seed) => runJob("newcomers", { seed, scale: LITTLE.newcomers })],
    ["the casino", (seed) => runJob("casino", { seed, stakes: 500 })],
  ])("plays %s the same for the same seed, and otherwise for another", (_kind, play) => {
    const done = play("a");
    expect(play("a")).toEqual(done);
    expect(play("b")).not.toEqual(done);
  });

  it("gives the same figures in any order of the jobs' ends", async () => {
    const reversed: RunJobs = async (kind, inputs) => {
      await new Promise((resolve) => setTimeout(resolve, kind.length));
      return kept(kind, inputs);
    };
    expect(await simulate("a", LITTLE, reversed)).toEqual(played);
  });

  it("gives figures that survive JSON", () => {
    expect(JSON.parse(JSON.stringify(played))).toEqual(played);
  });

  it("has bots with a factory and an income from every source", () => {
    const sleepless = played.careers.find(({ style }) => style === "never-sleeping");
    for (const [source, amount] of Object.entries(sleepless?.income ?? { none: 0 })) {
      expect(amount, source).toBeGreaterThan(0);
    }
    expect(sleepless?.minutesToCapture).toBeGreaterThanOrEqual(0);
  });

  it("races armies at equal slots, at equal resources and at the budget of every base level", () => {
    const levels = new Set(played.careers.flatMap(({ purses }) => purses.map((p) => p.baseLevel)));
    const budgets = (one: string) => played.races.filter(({ equality }) => equality === one);
    expect(budgets("slots").every(({ budget }) => budget.slots !== undefined)).toBe(true);
    expect(budgets("resources").every(({ budget }) => budget.resources !== undefined)).toBe(true);
    expect(new Set(budgets("careers").map(({ budget }) => budget.baseLevel))).toEqual(levels);
    expect(budgets("slots").length * budgets("resources").length).toBeGreaterThan(0);
  });

  it("counts a casino edge of 2% on every guess", () => {
    expect(played.casino.map(({ exact }) => exact)).toEqual(Array.from({ length: 9 }, () => 2));
  });
});

describe("the judge", () => {
  const [first] = fine.casino;
  const withCasino = (set: Partial<Figures["casino"][number]>) =>
    fine.casino.map((edge) => (edge === first ? { ...edge, ...set } : edge));
  /** Races with other shares of the first attack units or other wins, for one equality or all. */
  const withRaces = (
    set: { shares?: readonly number[]; attackerWins?: number },
    equality: BudgetRace["equality"] | null = null,
  ) =>
    fine.races.map((race) => {
      if (equality !== null && race.equality !== equality) return race;
      const { shares = [], ...rest } = set;
      const attack = race.shares.attack.map((share, at) => shares[at] ?? share);
      return { ...race, ...rest, shares: { ...race.shares, attack } };
    });
  /** The careers with changes, which may depend on the career. */
  const withCareers = (change: (career: Figures["careers"][number]) => object) =>
    fine.careers.map((career) => ({ ...career, ...change(career) }));
  const without = (shares: readonly number[]) => shares.map(() => 0.0199);

  it("passes figures at the limit of every goal, and the report says so", () => {
    expect(missedGoals(fine)).toEqual([]);
    expect(reportText(fine, [])).toContain("All in balance.");
  });

  it("allows a unit to be useless in two equalities of three, and ten at equal resources", () => {
    expect(
      missedGoals({ ...fine, races: withRaces({ shares: without(TEN) }, "resources") }),
    ).toEqual([]);
    expect(missedGoals({ ...fine, races: withRaces({ shares: [0] }, "slots") })).toEqual([]);
  });

  it.each<[string, Partial<Figures>, RegExp]>([
    [
      "a unit with under 2% of every best army",
      { races: withRaces({ shares: [0.0199] }) },
      /^Pikeman \(attack\) has a place in no best army/,
    ],
    [
      "nine units at equal resources",
      {
        races: withRaces({ shares: without(TEN) }, "resources").map((race) =>
          race.equality === "resources"
            ? { ...race, shares: { ...race.shares, defense: [0, ...TEN.slice(1)] } }
            : race,
        ),
      },
      /^At equal resources only 9 units/,
    ],
    [
      "attackers that win too much at equal slots",
      { races: withRaces({ attackerWins: 0.71 }, "slots") },
      /best armies \(slots\) the attacker wins 71%/,
    ],
    [
      "defenders that win too much at the careers' budgets",
      { races: withRaces({ attackerWins: 0.29 }, "careers") },
      /best armies \(careers\)/,
    ],
    [
      "no race at all at the careers' budgets",
      { races: fine.races.filter(({ equality }) => equality !== "careers") },
      /best armies \(careers\) the attacker wins NaN/,
    ],
    ["attackers that win too much", { matchups: { ...fine.matchups, mixed: 0.71 } }, /random/],
    ["defenders that win too much", { matchups: { ...fine.matchups, mirrored: 0.29 } }, /mirrored/],
    ["slow first factories", { newcomers: { ...fine.newcomers, slowSeconds: 301 } }, /301 s/],
    [
      "a never-sleeper who earns too much",
      { careers: withCareers((c) => (c.total > CASUAL ? { total: 12.1 * CASUAL } : {})) },
      /12\.1 times/,
    ],
    [
      "a casual player who earns too little",
      { careers: withCareers(({ total }) => ({ total: 0.74 * total })) },
      /earns 1554000 in the first week/,
    ],
    [
      "a casual player who earns too much",
      { careers: withCareers(({ total }) => ({ total: 1.26 * total, rushed: CASUAL })) },
      /earns 2646000 in the first week/,
    ],
    [
      "three minutes that bring too little",
      { careers: withCareers(() => ({ rushed: 0.32 * CASUAL })) },
      /^Three minutes bring 32%/,
    ],
    [
      "a ring that brings too much",
      { rings: [{ name: "loot", gain: 1.51, renown: 1, taken: 0 }] },
      /^The ring "loot" brings 151%/,
    ],
    [
      "a ring that makes too much renown",
      { rings: [{ name: "loot in twos", gain: 1, renown: 1.51, taken: 0 }] },
      /^The ring "loot in twos" brings 151% of the renown/,
    ],
    [
      "a found ring that takes too much",
      { searched: [{ name: "searched", gain: 1, renown: 1, taken: 1.11, strategy: LOOT }] },
      /^The ring "searched" takes 111%/,
    ],
    ["a casino that keeps more", { casino: withCasino({ exact: 3 }) }, /keeps 3% of coin on 0/],
    ["a casino that draws unfairly", { casino: withCasino({ sampled: 30 }) }, /30\.00%/],
    ["a sample without a meaning", { casino: withCasino({ sampled: Number.NaN }) }, /NaN/],
  ])("fails on %s and says which line", (_what, set, line) => {
    const failures = missedGoals({ ...fine, ...set });
    expect(failures).toEqual([expect.stringMatching(line)]);
    expect(reportText({ ...fine, ...set }, failures)).toMatch(/Out of balance:\n- /);
  });

  it("takes a unit's greatest share over all races of an equality", () => {
    const [race] = fine.races;
    if (race === undefined) throw new Error("There is no race.");
    const other = { ...race, shares: { ...race.shares, attack: [0.5, ...TEN.slice(1)] } };
    const [pikeman] = unitUse([race, other, race]);
    expect(pikeman?.shares[race.equality]).toBe(0.5);
  });
});
