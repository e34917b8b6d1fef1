import { describe, expect, it } from "vitest";
import { HOUR } from "../game-time.ts";
import { type Random, seededRandom } from "../random.ts";
import type { PlayerState } from "../state.ts";
import { script } from "../testing/env.ts";
import { makeBase } from "../testing/factories.ts";
import { makePlayer, NOON, units } from "../testing/players.ts";
import { applied } from "../testing/results.ts";
import { DRAWS, sigmas, tally } from "../testing/sigma.ts";
import { changesOf } from "../writes.ts";
import { type ExploreForestState, exploreForest } from "./explore-forest.ts";
import { forestOdds } from "./find-odds.ts";

const cell = { x: 10, y: 10 };

function stateOf(
  set: Partial<PlayerState> = {},
  more: Partial<ExploreForestState> = {},
): ExploreForestState {
  const player = makePlayer({ id: 1, ...set });
  const field = { ...cell, type: "forest" } as const;
  return { player, field, spentUntil: null, factories: [makeBase()], landmarks: [], ...more };
}

function explore(state: ExploreForestState, random: Random, now = NOON) {
  return applied(state.player, exploreForest(state, { field: cell }, { now, random }));
}

describe("exploreForest", () => {
  it("spends the forest for two hours, counts it and uses one provable roll", () => {
    const state = stateOf({ rolls: 7, forests: 3 });
    const { changes, outcome, after, ledger } = explore(state, script(70, 2));
    const spentUntil = NOON + 2 * HOUR;
    expect(outcome).toMatchObject({
      find: "mines",
      amount: 2,
      spentUntil,
      fatigue: { level: "full", used: 4, left: 36 },
    });
    expect(changesOf(changes, "cooldown")).toEqual([{ playerId: 1, ...cell, until: spentUntil }]);
    const detail = { ...cell, find: "mines", divisor: 1, roll: 7, amount: 2 };
    expect(ledger).toEqual([{ playerId: 1, kind: "forest", metal: 0, energy: 0, detail }]);
    const tools = { ...state.player.tools, mines: 2 };
    expect(after).toEqual({ ...state.player, rolls: 8, forests: 4, tools });
  });

  it("maps the nearest special building that was not seen yet, across map edges too", () => {
    const landmarks = [
      { x: 20, y: 10, type: "bank" },
      { x: 49, y: 10, type: "euc" },
      // Already in sight, and not a special building.
      { x: 13, y: 10, type: "casino" },
      { x: 15, y: 10, type: "cave" },
      { x: 10, y: 21, type: "web" },
    ] as const;
    const map = (marks: ExploreForestState["landmarks"]) =>
      explore(stateOf({}, { landmarks: marks }), script(35)).outcome;
    expect(map(landmarks)).toMatchObject({ find: "map", landmark: landmarks[0] });
    expect(map(landmarks.slice(1))).toMatchObject({ landmark: landmarks[1] });
    expect(map(landmarks.slice(2, 4))).toMatchObject({ find: "map", landmark: null });
  });

  it.each([
    [1, 5, 5],
    [1, 1, 1],
    [0, 5, 0],
    [1, 5, 2, 8],
    [1, 5, 0, 10],
    [1, 5, 0, 12],
  ])("with %i base lets of %i pikemen %i join an army of %s", (bases, met, joined, held = 0) => {
    const factories = bases ? [makeBase()] : [];
    const state = stateOf({ attackUnits: units(held) }, { factories });
    const { outcome, after, ledger } = explore(state, script(36, met));
    expect(outcome).toMatchObject({ find: "pikeman", amount: joined });
    expect(after.attackUnits[0]).toBe(held + joined);
    expect(ledger[0]?.detail).toMatchObject({ met, amount: joined });
  });

  it.each([
    [93, "prob_drive"],
    [98, "prob_drive"],
    [99, "improb_drive"],
    [100, "improb_drive"],
  ] as const)("with a roll of %i finds a %s", (drawn, tool) => {
    const { outcome, after } = explore(stateOf(), script(drawn));
    expect(outcome).toMatchObject({ find: tool, amount: 1 });
    expect(after.tools[tool]).toBe(1);
  });

  it("pays a lottery prize into the balance and the ledger", () => {
    const { outcome, after, ledger } = explore(stateOf(), script(81, 96, 20_000));
    expect(outcome).toMatchObject({ find: "lotto", amount: 20_000 });
    if (outcome.find !== "lotto") throw new Error("The find is not a ticket.");
    const { resource } = outcome;
    expect(ledger[0]).toMatchObject({ [resource]: 20_000 });
    expect(after.carried[resource]).toBe(21_000);
  });

  it("draws lottery prizes by weight, metal and energy equally", () => {
    const state = stateOf();
    const random = seededRandom("a hundred thousand tickets");
    const seen = tally(DRAWS, () => {
      const { outcome } = explore(state, random);
      if (outcome.find !== "lotto") return "";
      const { amount, resource } = outcome;
      expect(amount).toBeGreaterThanOrEqual(100);
      const prize = amount === 20_000 ? "high" : amount > 1000 ? "middle" : "low";
      if (prize === "middle") expect(amount).toBeLessThanOrEqual(5000);
      return `${resource} ${prize}`;
    });
    // A middle prize of exactly 1,000 counts as low here.
    const exactly = 0.25 / 4001;
    for (const resource of ["metal", "energy"]) {
      const share = (prize: string) => seen.get(`${resource} ${prize}`) ?? 0;
      expect(sigmas(share("low"), DRAWS, 0.06 * (0.7 + exactly))).toBeLessThan(5);
      expect(sigmas(share("middle"), DRAWS, 0.06 * (0.25 - exactly))).toBeLessThan(5);
      expect(sigmas(share("high"), DRAWS, 0.06 * 0.05)).toBeLessThan(5);
    }
  });

  it("draws one to five Pikemen and one to three mines, uniformly", () => {
    const state = stateOf();
    const random = seededRandom("a hundred thousand walks");
    const seen = tally(DRAWS, () => {
      const { outcome } = explore(state, random);
      return "amount" in outcome ? `${outcome.find} ${outcome.amount}` : outcome.find;
    });
    for (let amount = 0; amount <= 6; amount++) {
      const pikemen = amount >= 1 && amount <= 5 ? 0.25 / 5 : 0;
      const mines = amount >= 1 && amount <= 3 ? 0.2 / 3 : 0;
      for (const [find, p] of Object.entries({ pikeman: pikemen, mines })) {
        const times = seen.get(`${find} ${amount}`) ?? 0;
        if (p === 0) expect(times, `${find} ${amount}`).toBe(0);
        else expect(sigmas(times, DRAWS, p), `${find} ${amount}`).toBeLessThan(5);
      }
    }
  });

  it.each([
    [0, 1],
    [40, 2],
    [80, 10],
  ])("after %i forests today makes finds one time in %i of the weights", (forests, divisor) => {
    const state = stateOf({ forests });
    const random = seededRandom(`forests ${forests}`);
    const seen = tally<string>(DRAWS, () => explore(state, random).outcome.find);
    const found = { map: 35, pikeman: 25, mines: 20, lotto: 12, prob_drive: 6, improb_drive: 2 };
    const weights = { nothing: 100 * (divisor - 1), ...found };
    for (const [find, share] of Object.entries(forestOdds(divisor))) {
      expect(share).toBeCloseTo(weights[find as keyof typeof weights] / 100 / divisor, 12);
      if (share === 0) expect(seen.has(find)).toBe(false);
      else expect(sigmas(seen.get(find) ?? 0, DRAWS, share), find).toBeLessThan(5);
    }
  });
});
