/** Reports of older battle rules replay as they were (rules §11). */
import { describe, expect, it } from "vitest";
import { unitsAt } from "../testing/players.ts";
import { OF_VERSION_1 } from "../testing/stored-battles/version-1.ts";
import { OF_VERSION_2 } from "../testing/stored-battles/version-2.ts";
import { OF_VERSION_3 } from "../testing/stored-battles/version-3.ts";
import { BATTLE_RULES_VERSION, fight } from "./battle.ts";
import { morale } from "./battle-sides.ts";

const reports = [...OF_VERSION_1, ...OF_VERSION_2, ...OF_VERSION_3];
const stored = reports.map((report, at) => ({ at, report }));

describe("a stored report", () => {
  it("is there of every version, the newest among them", () => {
    const versions = new Set(reports.map(({ rulesVersion }) => rulesVersion));
    const all = Array.from({ length: BATTLE_RULES_VERSION }, (_, at) => at + 1);
    expect([...versions]).toEqual(all);
  });

  it.each(stored)("of version $report.rulesVersion is the same again ($at)", ({ report }) => {
    const { attacker, defender, modifiers, seed, rulesVersion } = report;
    expect(fight({ attacker, defender, modifiers, seed, rulesVersion })).toEqual(report);
    // What a whole report says came of it counts for nothing.
    const altered = { ...report, repaired: [], margin: -1 };
    expect(fight(altered)).toEqual(report);
  });

  const older = stored.filter(({ report }) => report.rulesVersion < BATTLE_RULES_VERSION);
  it.each(older)("of version $report.rulesVersion would be another today ($at)", ({ report }) => {
    const { attacker, defender, modifiers, seed } = report;
    const today = fight({
      attacker,
      defender,
      modifiers,
      seed,
      rulesVersion: BATTLE_RULES_VERSION,
    });
    expect(today.rounds).not.toEqual(report.rounds);
  });
});

describe("the floor of a balanced army's morale", () => {
  const weak = { units: unitsAt({}), standing: 0, baseLevel: 1, ramparts: false };
  it.each([
    ["one Pikeman before 300 Camouflaged Kamikazes", { 0: 1, 9: 300 }, 0.4, 0.9],
    ["Kamikazes alone", { 4: 10 }, 0.4, 0.9],
    // A Kamikaze brings 5 x 6 = 30, a Pikeman 0.5.
    ["just half of the strength in one-strike units", { 0: 60, 4: 1 }, 0.4, 0.9],
    ["less than half of it", { 0: 61, 4: 1 }, 0.9, 0.9],
    ["none of it", { 0: 1 }, 0.9, 0.9],
  ])("with %s", (_what, units, now, before) => {
    const attacker = { units: unitsAt(units), standing: 100, balanced: true };
    expect(morale(attacker, weak, 2)).toBeCloseTo(now, 12);
    expect(morale(attacker, weak, 1)).toBeCloseTo(before, 12);
  });
});
