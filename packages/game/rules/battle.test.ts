import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unitsAt } from "../testing/players.ts";
import { BATTLE_RULES_VERSION, type BattleInput, resolveBattle } from "./battle.ts";
import { attackSquads, defenseSquads, isOneStrike, morale } from "./battle-sides.ts";

function input(
  attack: Record<number, number>,
  defense: Record<number, number>,
  set: Partial<BattleInput> = {},
): BattleInput {
  return {
    attacker: { units: unitsAt(attack), standing: 10, balanced: true },
    defender: { units: unitsAt(defense), standing: null, baseLevel: 0, ramparts: false },
    modifiers: { attackerSupply: 1, defenderSupply: 1 },
    seed: "a",
    rulesVersion: BATTLE_RULES_VERSION,
    ...set,
  };
}

describe("resolveBattle", () => {
  it("lets ten Pikemen beat the guard of the smallest factory for any rolls", () => {
    for (let seed = 0; seed < 200; seed++) {
      const report = resolveBattle(input({ 0: 10 }, { 0: 1 }, { seed: String(seed) }));
      expect(report).toMatchObject({ winner: "attacker", ending: "broke" });
      expect(report.losses.attacker[0]).toBe(0);
    }
  });

  it("is won without a round when nobody defends", () => {
    const report = resolveBattle(input({ 0: 1, 4: 3 }, {}));
    expect(report).toMatchObject({ winner: "attacker", ending: "empty", margin: 1, rounds: [] });
    expect(report.survivors.attacker).toEqual(unitsAt({ 0: 1, 4: 3 }));
  });

  it("is won by the defender when ten rounds break neither side", () => {
    // Musketeers with low morale and Flame Towers deal each other under 5% per round.
    const attacker = { units: unitsAt({ 3: 100 }), standing: 1000, balanced: false };
    const defender = { units: unitsAt({ 3: 78 }), standing: 100, baseLevel: 0, ramparts: false };
    const report = resolveBattle(input({}, {}, { attacker, defender }));
    expect(report.rounds).toHaveLength(10);
    expect(report).toMatchObject({ winner: "defender", ending: "held" });
    expect(report.margin).toBe(report.remaining.defender);
  });

  it("uses up positions 5 and 10 in one strike before the first round", () => {
    const report = resolveBattle(input({ 0: 100, 4: 2, 9: 1 }, { 0: 100, 4: 3, 9: 2 }));
    const [strike, first] = report.rounds;
    expect(strike).toMatchObject({ round: 0 });
    expect(first?.round).toBe(1);
    for (const side of [strike?.units.attacker, strike?.units.defender])
      expect(side?.filter((_, index) => isOneStrike(index))).toEqual([0, 0]);
    expect(report.losses.attacker).toMatchObject({ 4: 2, 9: 1 });
    expect(report.losses.defender).toMatchObject({ 4: 3, 9: 2 });
    expect(report.repaired).toMatchObject({ 4: 0, 9: 0 });
  });

  it("breaks an attacker left with only those units, even if the enemy breaks too", () => {
    const report = resolveBattle(input({ 4: 1000 }, { 0: 10 }));
    expect(report.remaining).toEqual({ attacker: 0, defender: 0 });
    expect(report).toMatchObject({ winner: "defender", margin: 0.5 });
    expect(report.rounds).toHaveLength(1);
  });

  it("does not trigger Camouflaged Traps with Camouflaged Kamikazes alone", () => {
    const hidden = resolveBattle(input({ 9: 2 }, { 0: 50, 4: 7 }));
    expect(hidden.survivors.defender[4]).toBe(7);
    expect(hidden.losses.attacker[9]).toBe(2);
    const seen = resolveBattle(input({ 4: 1, 9: 2 }, { 0: 50, 4: 7 }));
    expect(seen.survivors.defender[4]).toBe(0);
  });

  it("counts whole dead units and repairs three tenths of them, rounded down", () => {
    const report = resolveBattle(input({ 0: 400 }, { 0: 100 }));
    const lost = report.losses.defender[0] ?? 0;
    expect(lost).toBeGreaterThanOrEqual(50);
    expect(report.repaired[0]).toBe(Math.floor((lost * 3) / 10));
    expect(report.survivors.defender[0]).toBe(100 - lost + Math.floor((lost * 3) / 10));
    expect(report.remaining.defender).toBeLessThanOrEqual(0.5);
  });

  it("spills excess damage over to the other squads", () => {
    // 1,000 Pikemen deal 1.5 x damage to Walls and Flame Towers, far more than they have.
    const report = resolveBattle(input({ 0: 1000 }, { 0: 5, 1: 5, 3: 5 }));
    expect(report.losses.defender).toEqual(unitsAt({ 0: 5, 1: 5, 3: 5 }));
  });
});

describe("morale", () => {
  const defender = (standing: number | null) => ({ ...input({}, {}).defender, standing });
  it.each([
    [100, false, 0, 0.4],
    [100, false, 50, 0.7],
    [100, false, 100, 1],
    [100, false, 900, 1],
    [100, true, 0, 0.9],
    [100, true, 100, 1],
    [100, false, null, 1],
    [0, false, 0, 1],
  ])("of standing %d (balanced %s) against %s is %d", (standing, balanced, other, expected) => {
    const attacker = { units: unitsAt({ 0: 1 }), standing, balanced };
    expect(morale(attacker, defender(other), BATTLE_RULES_VERSION)).toBeCloseTo(expected, 12);
  });

  it("scales the attacker's strength; supply scales strength and hp", () => {
    const attacker = { units: unitsAt({ 0: 1 }), standing: 100, balanced: false };
    const supply = { attackerSupply: 0.5, defenderSupply: 1 };
    const [squad] = attackSquads(attacker, defender(0), supply, BATTLE_RULES_VERSION);
    expect(squad).toMatchObject({ strength: 0.5 * 0.4 * 0.5, hp: 2.5, full: 2.5 });
  });
});

describe("the defender", () => {
  it.each([
    [0, false, 1],
    [10, false, 1.1],
    [0, true, 1.25],
    [10, true, 1.1 * 1.25],
  ])(
    "at base level %d with Ramparts %s multiplies the strength of Walls by %d",
    (baseLevel, ramparts, factor) => {
      const side = { units: unitsAt({ 0: 1, 1: 1, 2: 1 }), standing: 1, baseLevel, ramparts };
      const supplied = { attackerSupply: 1, defenderSupply: 1 };
      const squads = defenseSquads(side, supplied, BATTLE_RULES_VERSION);
      const [wall, marksman, trench] = squads.map(({ strength }) => strength);
      expect(wall).toBeCloseTo(0.5 * factor, 12);
      expect(marksman).toBeCloseTo(1 * factor, 12);
      expect(trench).toBeCloseTo(3 * 0.79 * (1 + baseLevel / 100), 12);
    },
  );
});

const count = fc.oneof(fc.constant(0), fc.nat({ max: 3000 }));
const armies = fc.array(count, { minLength: 10, maxLength: 10 });
const supply = fc.double({ min: 0.01, max: 1, noNaN: true });
const standing = fc.integer({ min: 1, max: 5000 });
const inputs = fc.record({
  attacker: fc.record({ units: armies, standing, balanced: fc.boolean() }),
  defender: fc.record({
    units: armies,
    standing: fc.option(standing),
    baseLevel: fc.integer({ min: 0, max: 10 }),
    ramparts: fc.boolean(),
  }),
  modifiers: fc.record({ attackerSupply: supply, defenderSupply: supply }),
  seed: fc.string(),
  rulesVersion: fc.constant(BATTLE_RULES_VERSION),
});

describe("every battle", () => {
  it("ends within ten rounds, creates no units and loses only units that exist", () => {
    fc.assert(
      fc.property(inputs, (battle) => {
        const { rounds, losses, repaired, survivors, remaining, margin } = resolveBattle(battle);
        expect(rounds.filter(({ round }) => round > 0).length).toBeLessThanOrEqual(10);
        for (let i = 0; i < 10; i++) {
          const [sent, held] = [battle.attacker.units[i] ?? 0, battle.defender.units[i] ?? 0];
          const [lostA, lostD] = [losses.attacker[i] ?? -1, losses.defender[i] ?? -1];
          for (const [lost, had] of [
            [lostA, sent],
            [lostD, held],
            [repaired[i] ?? -1, lostD],
          ] as const) {
            expect(Number.isInteger(lost) && lost >= 0 && lost <= had).toBe(true);
          }
          expect(survivors.attacker[i]).toBe(sent - lostA);
          expect(survivors.defender[i]).toBe(held - lostD + (repaired[i] ?? 0));
        }
        for (const share of [remaining.attacker, remaining.defender]) {
          expect(share >= 0 && share <= 1).toBe(true);
        }
        expect(margin >= 0.5 && margin <= 1).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("replays to the same report, also from its stored JSON", () => {
    fc.assert(
      fc.property(inputs, (battle) => {
        const report = resolveBattle(battle);
        const { attacker, defender, modifiers, seed, rulesVersion } = JSON.parse(
          JSON.stringify(report),
        );
        const again = resolveBattle({ attacker, defender, modifiers, seed, rulesVersion });
        expect(JSON.stringify(again)).toBe(JSON.stringify(report));
      }),
    );
  });

  it("is won by the side that did not break, or by the defender after ten rounds", () => {
    fc.assert(
      fc.property(inputs, (battle) => {
        const { winner, ending, remaining } = resolveBattle(battle);
        const { attacker, defender } = remaining;
        if (ending === "held") {
          expect(winner).toBe("defender");
          expect(Math.min(attacker, defender)).toBeGreaterThan(0.5);
        }
        if (ending === "broke") {
          expect(Math.min(attacker, defender)).toBeLessThanOrEqual(0.5);
          if (winner === "attacker") expect(attacker).toBeGreaterThanOrEqual(defender);
          else expect(defender).toBeGreaterThanOrEqual(attacker);
        }
      }),
    );
  });
});
