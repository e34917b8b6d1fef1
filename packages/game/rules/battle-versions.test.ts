/** Reports of older battle rules still replay identically (rules §11). */
import { describe, expect, it } from "vitest";
import { unitsAt } from "../testing/players.ts";
import { STORED_BATTLES } from "../testing/stored-battles.ts";
import { BATTLE_RULES_VERSION, type BattleReport, resolveBattle } from "./battle.ts";
import { morale } from "./battle-sides.ts";

const stored = STORED_BATTLES.map((battle) => ({ version: battle.input.rulesVersion, ...battle }));
const sharesOf = ({ rounds }: BattleReport) =>
  rounds.map(({ share }) => [share.attacker, share.defender]);

describe("a stored battle", () => {
  it("exists for every rules version", () => {
    const versions = new Set(stored.map(({ version }) => version));
    const all = Array.from({ length: BATTLE_RULES_VERSION }, (_, at) => at + 1);
    expect([...versions]).toEqual(all);
  });

  it.each(stored)("of version $version replays identically", ({ input, outcome, shares }) => {
    const report = resolveBattle(input);
    expect(report).toMatchObject(outcome);
    expect(sharesOf(report)).toEqual(shares);
    // The outcome fields of a stored report are ignored.
    const altered = { ...report, repaired: [], margin: -1 };
    expect(resolveBattle(altered)).toEqual(report);
  });

  const older = stored.filter(({ version }) => version < BATTLE_RULES_VERSION);
  it.each(older)("of version $version differs under today's rules", ({ input, shares }) => {
    const today = resolveBattle({ ...input, rulesVersion: BATTLE_RULES_VERSION });
    expect(sharesOf(today)).not.toEqual(shares);
  });
});

describe("the morale floor of a balanced army", () => {
  const weak = { units: unitsAt({}), standing: 0, baseLevel: 1, ramparts: false };
  it.each([
    ["one Pikeman before 300 Camouflaged Kamikazes", { 0: 1, 9: 300 }, 0.4, 0.9],
    ["Kamikazes alone", { 4: 10 }, 0.4, 0.9],
    // A Kamikaze contributes 5 x 6 = 30, a Pikeman 0.5.
    ["just half of the strength in one-strike units", { 0: 60, 4: 1 }, 0.4, 0.9],
    ["less than half of it", { 0: 61, 4: 1 }, 0.9, 0.9],
    ["none of it", { 0: 1 }, 0.9, 0.9],
  ])("with %s", (_what, units, now, before) => {
    const attacker = { units: unitsAt(units), standing: 100, balanced: true };
    expect(morale(attacker, weak, 2)).toBeCloseTo(now, 12);
    expect(morale(attacker, weak, 1)).toBeCloseTo(before, 12);
  });
});
