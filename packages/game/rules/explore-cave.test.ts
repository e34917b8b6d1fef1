import { describe, expect, it } from "vitest";
import { byId } from "../by-id.ts";
import { EXCAVATOR_PART_IDS } from "../catalogue/excavator.ts";
import { HOUR } from "../game-time.ts";
import { type Random, seededRandom } from "../random.ts";
import { addAmounts, equalAmounts } from "../resource.ts";
import type { PlayerState } from "../state.ts";
import { script } from "../testing/env.ts";
import { makePlayer, NOON } from "../testing/players.ts";
import { applied } from "../testing/results.ts";
import { DRAWS, sigmas, tally } from "../testing/sigma.ts";
import { changesOf } from "../writes.ts";
import { type ExploreCaveState, exploreCave } from "./explore-cave.ts";
import { caveOdds } from "./find-odds.ts";

const cell = { x: 10, y: 10 };

function stateOf(set: Partial<PlayerState> = {}): ExploreCaveState {
  const player = makePlayer({ id: 1, ...set });
  return { player, field: { ...cell, type: "cave" }, spentUntil: null };
}

function explore(state: ExploreCaveState, random: Random, now = NOON) {
  return applied(state.player, exploreCave(state, { field: cell }, { now, random }));
}

describe("exploreCave", () => {
  it("spends the cave for an hour, counts it and uses one provable roll", () => {
    const state = stateOf({ rolls: 7, caves: 3 });
    const { changes, outcome, after, ledger } = explore(state, script(20));
    expect(outcome).toMatchObject({
      find: "lost",
      delta: equalAmounts(0),
      found: null,
      candleBurned: false,
      metal: 1000,
      energy: 1000,
      spentUntil: NOON + HOUR,
      fatigue: { level: "full", used: 4, left: 56 },
    });
    expect(changesOf(changes, "cooldown")).toEqual([{ playerId: 1, ...cell, until: NOON + HOUR }]);
    const detail = { ...cell, find: "lost", divisor: 1, roll: 7 };
    expect(ledger).toEqual([{ playerId: 1, kind: "cave", metal: 0, energy: 0, detail }]);
    expect(after).toEqual({ ...state.player, rolls: 8, caves: 4 });
    expect(changesOf(changes, "referral")).toEqual([]);
  });

  it("yields three dig rolls of metal or energy that do not count as dug", () => {
    const metal = explore(stateOf(), script(36, 10, 20, 30));
    expect(metal.outcome).toMatchObject({ find: "metal", delta: { metal: 60 }, metal: 1060 });
    expect(metal.ledger[0]).toMatchObject({ metal: 60, detail: { min: 0, max: 100 } });
    const energy = explore(stateOf(), script(75, 1, 2, 3));
    expect(energy.outcome).toMatchObject({ find: "energy", delta: { energy: 6 }, energy: 1006 });
    expect([metal.after.dug.metal, metal.after.digs]).toEqual([0, 0]);
  });

  it.each([
    [{ metal: 1000, energy: 1000 }, 1, 5, -10, -50],
    [{ metal: 99, energy: 20 }, 1, 5, 0, -1],
    [{ metal: 0, energy: 0 }, 5, 5, 0, 0],
    // At most three times the dig maximum of each.
    [{ metal: 50_000, energy: 5_999 }, 5, 5, -300, -299],
    [{ metal: 50_000, energy: 50_000 }, 5, 5, -300, -1800, 600],
  ])(
    "in a trap with %o loses %i %% metal and %i %% energy",
    (carried, m, e, metal, energy, max = 100) => {
      const state = stateOf({ carried, digMax: { metal: 100, energy: max } });
      const { outcome, after } = explore(state, script(21, m, e));
      expect(outcome).toMatchObject({ find: "trap", delta: { metal, energy } });
      expect(Object.is(outcome.delta.metal, -0)).toBe(false);
      expect(after).toMatchObject({ carried: addAmounts(carried, { metal, energy }) });
    },
  );

  it("burns one candle to avert a trap", () => {
    const state = stateOf({ candle: 2, carried: { metal: 50_000, energy: 1000 } });
    const { outcome, after, ledger } = explore(state, script(35, 5, 5));
    expect(outcome).toMatchObject({ find: "trap", candleBurned: true, candle: 1, metal: 50_000 });
    expect(after).toMatchObject({ candle: 1, carried: { metal: 50_000 } });
    expect(ledger[0]).toMatchObject({ metal: 0, energy: 0, detail: { candle: true } });
  });

  it.each([
    [1, "pickaxe", "gray"],
    [481, "drill", "blue"],
    [500, "bucket_wheel", "orange"],
    [501, "hand_pump", "gray"],
    [1000, "geothermal_plant", "orange"],
  ] as const)("with a part roll of %i finds a %s", (drawn, part, color) => {
    const parts = byId(EXCAVATOR_PART_IDS, () => 2);
    const state = stateOf({ parts });
    const { outcome, after } = explore(state, script(100, drawn));
    expect(outcome.found).toEqual({ part, color, held: 3 });
    expect(after.parts).toEqual({ ...parts, [part]: 3 });
  });

  it("resets the day's caves after midnight UTC", () => {
    const state = stateOf({ caves: 120, digs: 9 });
    const { outcome, after } = explore(state, script(100, 1), NOON + 12 * HOUR);
    expect(outcome.find).toBe("part");
    expect(after).toMatchObject({ counterDay: 20_001, caves: 1, digs: 0 });
  });

  it.each([
    [0, 1],
    [60, 2],
    [120, 10],
  ])("after %i caves today divides the chance of finds by %i", (caves, divisor) => {
    const state = stateOf({ caves });
    const random = seededRandom(`caves ${caves}`);
    const seen = tally<string>(DRAWS, () => explore(state, random).outcome.find);
    const found = { metal: 0.2 / divisor, energy: 0.2 / divisor, part: 0.25 / divisor };
    const expected = { trap: 0.15, ...found, lost: 0.85 - 0.65 / divisor };
    for (const [find, share] of Object.entries(caveOdds(divisor))) {
      expect(share).toBeCloseTo(expected[find as keyof typeof expected], 12);
      expect(sigmas(seen.get(find) ?? 0, DRAWS, share), find).toBeLessThan(5);
    }
  });

  it("finds each part with its weight", () => {
    const state = stateOf();
    const random = seededRandom("a hundred thousand caves");
    const seen = tally(DRAWS, () => explore(state, random).outcome.found?.part);
    const weights = [33, 15, 1.5, 0.4, 0.1, 33, 15, 1.5, 0.4, 0.1];
    EXCAVATOR_PART_IDS.forEach((part, i) => {
      const p = (0.25 * (weights[i] ?? 0)) / 100;
      expect(sigmas(seen.get(part) ?? 0, DRAWS, p), part).toBeLessThan(5);
    });
  });

  it("draws a trap's percentages evenly from 1 to 5", () => {
    const state = stateOf({ carried: equalAmounts(100) });
    const random = seededRandom("a hundred thousand traps");
    const seen = tally(DRAWS, () => {
      const { find, delta } = explore(state, random).outcome;
      return find === "trap" ? `${-delta.metal} ${-delta.energy}` : "";
    });
    expect(seen.size).toBe(26);
    for (const [pair, count] of seen) {
      if (pair !== "") expect(sigmas(count, DRAWS, 0.15 / 25), pair).toBeLessThan(5);
    }
  });
});
