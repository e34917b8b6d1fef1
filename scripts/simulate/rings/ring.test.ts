import { seededRandom, write } from "@emberlode/game";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as calls from "../society/calls.ts";
import { exceededRingLimits, playHonestly, playRing } from "./ring.ts";
import { MAX_ALTS, MAX_STEPS, mutate, RINGS, type RingStrategy, strategyText } from "./strategy.ts";

/** Extra loot of a won attack, in a world whose rules have a loophole. */
let hole = 0;

const { perform } = calls;

beforeEach(() => {
  vi.spyOn(calls, "perform").mockImplementation((world, id, call) => {
    const done = perform(world, id, call);
    if (hole > 0 && call.call === "attack" && done.ok) {
      const entry = { playerId: id, kind: "attack", metal: hole, energy: 0, detail: {} } as never;
      world.commit([write("ledger", entry)]);
    }
    return done;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  hole = 0;
});

/** Long enough for the shields to end. */
const SHORT = { days: 5, minutes: 20 };
const TIMEOUT = { timeout: 60_000 };
const strategyOf = (name: string): RingStrategy => {
  const strategy = RINGS.find((ring) => ring.name === name);
  if (strategy === undefined) throw new Error(`There is no ring ${name}.`);
  return strategy;
};

describe("a ring", () => {
  test("brings little under the rules, and much if they have a loophole", TIMEOUT, () => {
    const honest = playHonestly("ring", {}, SHORT);
    expect(honest.gained).toBeGreaterThan(10_000);
    expect(honest.renown).toBeGreaterThan(1_000);
    const alts = { isGuest: false, isReferred: false, count: 2 };
    const strategy = { ...strategyOf("loot"), alts };
    const loot = playRing("ring", strategy, honest, SHORT);
    expect(exceededRingLimits([loot])).toEqual([]);
    expect(loot.gain).toBeGreaterThan(0.1);
    hole = 1_000_000;
    const [failure] = exceededRingLimits([playRing("ring", strategy, honest, SHORT)]);
    expect(failure).toMatch(/^The ring "loot" brings \d+% of honest play\.$/);
  });

  test("that only plays honestly brings as much as honest play", TIMEOUT, () => {
    const alts = { isGuest: false, isReferred: false, count: 0 };
    const honest = playHonestly("alone", {}, SHORT);
    const ring = playRing("alone", { name: "none", alts, steps: [] }, honest, SHORT);
    expect(ring).toMatchObject({ gain: 1, renown: 1 });
  });
});

describe("the searching opponent", () => {
  test("makes small changes within what a person can do, the same for the same seed", () => {
    const many = (seed: string) => {
      const random = seededRandom(seed);
      let strategy = strategyOf("loot");
      return Array.from({ length: 200 }, () => {
        strategy = mutate(strategy, random);
        return strategy;
      });
    };
    const strategies = many("a");
    for (const { alts, steps } of strategies) {
      expect(steps.length).toBeGreaterThan(0);
      expect(steps.length).toBeLessThanOrEqual(MAX_STEPS);
      expect(alts.count).toBeLessThanOrEqual(MAX_ALTS);
    }
    expect(new Set(strategies.map(strategyText)).size).toBeGreaterThan(50);
    expect(many("a")).toEqual(strategies);
  });
});
