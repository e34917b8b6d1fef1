import { describe, expect, it } from "vitest";
import { judge } from "../simulate/judge.ts";
import { reportText } from "../simulate/report.ts";
import { type Effort, type Figures, simulate } from "../simulate/simulate.ts";

/** Little enough for a test; says nothing about balance. */
const LITTLE: Effort = {
  matchups: { perPair: 1, mixed: 20 },
  bestArmies: { tries: 2, mixes: 1 },
  newcomers: { newcomers: 4, worlds: 2 },
  careers: { worlds: { brief: 1, casual: 2, keen: 1, "never-sleeping": 1 }, days: 1 },
  casino: { stakes: 500 },
};

const played = simulate("a", LITTLE);

/** What a casual player may earn in a week. */
const CASUAL = 2_100_000;

/** Figures with which there is nothing wrong. */
const fine: Figures = {
  ...played,
  matchups: { ...played.matchups, mixed: 0.7, mirrored: 0.3 },
  bestArmies: {
    ...played.bestArmies,
    use: played.bestArmies.use.map((u) => ({ ...u, armies: 1 })),
  },
  newcomers: { ...played.newcomers, slowSeconds: 300 },
  careers: played.careers.map((career) => ({
    ...career,
    total: career.style === "never-sleeping" ? 12 * CASUAL : CASUAL,
    rushed: CASUAL / 3,
  })),
  casino: played.casino.map((edge) => ({ ...edge, exact: 2, sampled: 2 })),
};

describe("the simulator", () => {
  it("gives the same figures for the same seed, others for another", { timeout: 120_000 }, () => {
    expect(simulate("a", LITTLE)).toEqual(played);
    expect(simulate("b", LITTLE)).not.toEqual({ ...played, seed: "b" });
  });

  it("gives figures that JSON can keep", () => {
    expect(JSON.parse(JSON.stringify(played))).toEqual(played);
  });

  it("has bots with an income from every source and a factory", () => {
    const sleepless = played.careers.find(({ style }) => style === "never-sleeping");
    for (const [source, amount] of Object.entries(sleepless?.income ?? { none: 0 })) {
      expect(amount, source).toBeGreaterThan(0);
    }
    expect(sleepless?.minutesToCapture).toBeGreaterThan(0);
  });

  it("counts a casino edge of 2 % on every guess", () => {
    expect(played.casino.map(({ exact }) => exact)).toEqual(Array.from({ length: 9 }, () => 2));
  });
});

describe("the judge", () => {
  const { use } = fine.bestArmies;
  const [first] = fine.casino;
  const withCasino = (set: Partial<Figures["casino"][number]>) =>
    fine.casino.map((edge) => (edge === first ? { ...edge, ...set } : edge));

  it("passes what keeps to every line, and the report says so", () => {
    expect(judge(fine)).toEqual([]);
    expect(reportText(fine, [])).toContain("All in balance.");
  });

  it.each<[string, Partial<Figures>, RegExp]>([
    [
      "a unit in no best army",
      { bestArmies: { ...fine.bestArmies, use: use.map((u, i) => (i ? u : { ...u, armies: 0 })) } },
      /^Pikeman \(attack\) is in no best army/,
    ],
    ["attackers that win too much", { matchups: { ...fine.matchups, mixed: 0.71 } }, /random/],
    ["defenders that win too much", { matchups: { ...fine.matchups, mirrored: 0.29 } }, /mirrored/],
    ["slow first factories", { newcomers: { ...fine.newcomers, slowSeconds: 301 } }, /301 s/],
    [
      "a never-sleeper who earns too much",
      {
        careers: fine.careers.map((c) =>
          c.style === "casual" ? c : { ...c, total: 12.1 * CASUAL },
        ),
      },
      /12\.1 times/,
    ],
    [
      "a casual player who earns too little",
      {
        careers: fine.careers.map((c) => ({
          ...c,
          total: 0.74 * c.total,
        })),
      },
      /earns 1554000 in the first week/,
    ],
    [
      "a casual player who earns too much",
      {
        careers: fine.careers.map((c) => ({ ...c, total: 1.26 * c.total, rushed: CASUAL })),
      },
      /earns 2646000 in the first week/,
    ],
    [
      "three minutes that bring too little",
      { careers: fine.careers.map((c) => ({ ...c, rushed: 0.32 * CASUAL })) },
      /^Three minutes bring 32 %/,
    ],
    ["a casino that keeps more", { casino: withCasino({ exact: 3 }) }, /keeps 3 % of coin on 0/],
    ["a casino that draws unfairly", { casino: withCasino({ sampled: 30 }) }, /30\.00 %/],
    ["a sample without a meaning", { casino: withCasino({ sampled: Number.NaN }) }, /NaN/],
  ])("fails on %s and says which line", (_what, set, line) => {
    const failures = judge({ ...fine, ...set });
    expect(failures).toEqual([expect.stringMatching(line)]);
    expect(reportText({ ...fine, ...set }, failures)).toMatch(/Out of balance:\n- /);
  });
});
