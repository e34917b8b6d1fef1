/** Neighbors keep a purse for raiders, and a guard or an almost open base (decision 87). */
import type { Status } from "@emberlode/contract";
import { BATTLE_RULES_VERSION, resolveBattle, UNITS_PER_SIDE } from "@emberlode/game";
import { describe, expect, test } from "vitest";
import { landWith, makeKnowledge, ownFactory, statusWith } from "../testing/known.ts";
import type { Proposer } from "./intent.ts";
import { guardHome, raiseArmy, research, upgradeBase } from "./invest.ts";
import { neighborOf, TEMPERAMENTS, type Temperament, type TemperamentId } from "./temperament.ts";
import { deposit } from "./trade.ts";

const units = (...counts: readonly number[]) =>
  Array.from({ length: UNITS_PER_SIDE }, (_, index) => counts[index] ?? 0);

/** What a player with a factory proposes. */
function proposed(proposer: Proposer, who: Temperament, status: Partial<Status>, lvl = 2) {
  const base = ownFactory("base", { x: 20, y: 20 }, lvl);
  const factories = [base, ownFactory("factory", { x: 1, y: 1 })];
  const land = landWith({ x: 26, y: 25, type: "bank" });
  const known = { land, status: statusWith(status), factories, researches: { bank: 1 } };
  return proposer(makeKnowledge(known), who, 0).map(({ intent }) => intent);
}

const OPEN: readonly TemperamentId[] = ["digger", "explorer"];
const GUARDED: readonly TemperamentId[] = ["builder", "raider", "trader", "all-rounder", "hermit"];
const rich = { metal: 6_000, energy: 6_000, slots: 4_000, totalSlots: 6_000 };

describe("the guard", () => {
  const guardOf = (id: TemperamentId, status: Partial<Status>) =>
    proposed(guardHome, neighborOf(id), { ...rich, ...status });
  const buy = (index: number, count: number) => [
    { do: "buy units", side: "defense", index, count },
  ];

  test.each(OPEN)("of a %s is three Walls, even if it can afford more", (id) => {
    expect(guardOf(id, {})).toEqual(buy(0, 3));
    expect(guardOf(id, { defense_units: units(1) })).toEqual(buy(0, 2));
    expect(guardOf(id, { defense_units: units(3) })).toEqual([]);
    const army = {
      ...rich,
      metal: 9_000,
      energy: 9_000,
      attack_units: units(40),
      defense_units: units(3),
    };
    const [bought] = proposed(raiseArmy, { ...neighborOf(id), armyShare: 1 }, army);
    expect(bought).toMatchObject({ side: "attack" });
  });

  test.each(GUARDED)("of a %s is Marksmen, by its slots", (id) => {
    expect(guardOf(id, {})).toEqual(buy(1, 5));
    const large = { metal: 20_000, energy: 20_000, slots: 12_000, totalSlots: 15_000 };
    expect(guardOf(id, large)).toEqual(buy(1, 12));
    expect(guardOf(id, { ...large, defense_units: units(0, 10) })).toEqual(buy(1, 2));
    expect(guardOf(id, { ...large, defense_units: units(0, 12) })).toEqual([]);
    expect(guardOf(id, { ...large, slots: 1_999 })).toEqual([]);
  });

  test("of Walls loses to ten Pikemen, and that of five Marksmen wins", () => {
    const winner = (defense: readonly number[], standing: number, seed: number) =>
      resolveBattle({
        attacker: { units: units(10), standing, balanced: false },
        defender: { units: defense, standing: 30, baseLevel: 2, ramparts: false },
        modifiers: { attackerSupply: 1, defenderSupply: 1 },
        seed: `seed ${seed}`,
        rulesVersion: BATTLE_RULES_VERSION,
      }).winner;
    for (let seed = 0; seed < 50; seed++) {
      // The largest player who may attack has the lowest morale, the smallest the highest.
      expect(winner(units(3), 150, seed)).toBe("attacker");
      expect(winner(units(0, 5), 10, seed)).toBe("defender");
    }
  });

  test("is no habit of other bots", () => {
    expect(proposed(guardHome, TEMPERAMENTS.hermit, rich)).toEqual([]);
  });
});

describe("the purse", () => {
  const upgrades = (who: Temperament, amount: number, lvl = 2) =>
    proposed(upgradeBase, who, { ...rich, metal: amount, energy: amount }, lvl).length > 0;

  test("of 6,000 of each resource pays for neither levels nor research nor armies", () => {
    const hermit = neighborOf("hermit");
    // Level 3 costs 5,000 of each.
    expect([upgrades(hermit, 10_999), upgrades(hermit, 11_000)]).toEqual([false, true]);
    expect(upgrades(TEMPERAMENTS.hermit, 5_000)).toBe(true);
    const purse = { ...rich, defense_units: units(0, 5) };
    for (const proposer of [research, raiseArmy]) {
      expect(proposed(proposer, hermit, purse)).toEqual([]);
      expect(
        proposed(proposer, { ...hermit, armyShare: 1 }, { ...purse, metal: 9_000, energy: 9_000 }),
      ).not.toEqual([]);
    }
  });

  test("pays for the guard", () => {
    const beaten = { ...rich, metal: 1_000, energy: 500 };
    expect(proposed(guardHome, neighborOf("hermit"), beaten)).toMatchObject([{ count: 5 }]);
  });

  test("is spent by a guarded neighbor until its base has slots for the guard", () => {
    expect(upgrades(neighborOf("hermit"), 1_000, 1)).toBe(true);
    expect(upgrades(neighborOf("digger"), 1_000, 1)).toBe(false);
  });

  test("is not taken to the bank", () => {
    const saved = { metal: 19_000, energy: 0 };
    expect(proposed(deposit, neighborOf("trader"), saved)).toMatchObject([{ amount: 13_000 }]);
    expect(proposed(deposit, TEMPERAMENTS.trader, saved)).toMatchObject([{ amount: 17_000 }]);
  });
});
