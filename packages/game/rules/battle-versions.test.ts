/** Reports of older battle rules replay as they were (rules §11). */
import { describe, expect, it } from "vitest";
import { BATTLE_RULES_VERSION, type BattleReport, fight } from "./battle.ts";
import { morale } from "./battle-sides.ts";

/** Stored under version 1, when five Camouflaged Kamikazes had the floor that 300 Pikemen brought. */
const OF_VERSION_1: BattleReport = {
  attacker: {
    units: [300, 0, 0, 0, 1, 0, 0, 0, 0, 5],
    standing: 400,
    balanced: true,
  },
  defender: {
    units: [200, 0, 30, 0, 2, 0, 0, 0, 0, 1],
    standing: 100,
    baseLevel: 3,
    ramparts: true,
  },
  modifiers: {
    attackerSupply: 1,
    defenderSupply: 0.9,
  },
  seed: "00112233445566778899aabbccddeeff",
  rulesVersion: 1,
  rounds: [
    {
      round: 0,
      units: {
        attacker: [288, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        defender: [172, 0, 24, 0, 0, 0, 0, 0, 0, 0],
      },
      share: {
        attacker: 0.9583708865499999,
        defender: 0.8438701755794472,
      },
    },
    {
      round: 1,
      units: {
        attacker: [274, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        defender: [155, 0, 23, 0, 0, 0, 0, 0, 0, 0],
      },
      share: {
        attacker: 0.9131471320505049,
        defender: 0.7657926513406662,
      },
    },
    {
      round: 2,
      units: {
        attacker: [263, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        defender: [140, 0, 21, 0, 0, 0, 0, 0, 0, 0],
      },
      share: {
        attacker: 0.8753045490207999,
        defender: 0.6947932965869066,
      },
    },
    {
      round: 3,
      units: {
        attacker: [252, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        defender: [125, 0, 20, 0, 0, 0, 0, 0, 0, 0],
      },
      share: {
        attacker: 0.836857043399485,
        defender: 0.626103795366283,
      },
    },
    {
      round: 4,
      units: {
        attacker: [242, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        defender: [111, 0, 18, 0, 0, 0, 0, 0, 0, 0],
      },
      share: {
        attacker: 0.8034013796622286,
        defender: 0.5629473981420335,
      },
    },
    {
      round: 5,
      units: {
        attacker: [233, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        defender: [99, 0, 17, 0, 0, 0, 0, 0, 0, 0],
      },
      share: {
        attacker: 0.7735920115581548,
        defender: 0.5053048039493144,
      },
    },
    {
      round: 6,
      units: {
        attacker: [225, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        defender: [86, 0, 16, 0, 0, 0, 0, 0, 0, 0],
      },
      share: {
        attacker: 0.7491634536876174,
        defender: 0.447775713991806,
      },
    },
  ],
  winner: "attacker",
  ending: "broke",
  losses: {
    attacker: [75, 0, 0, 0, 1, 0, 0, 0, 0, 5],
    defender: [114, 0, 14, 0, 2, 0, 0, 0, 0, 1],
  },
  repaired: [34, 0, 4, 0, 0, 0, 0, 0, 0, 0],
  survivors: {
    attacker: [225, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    defender: [120, 0, 20, 0, 0, 0, 0, 0, 0, 0],
  },
  remaining: {
    attacker: 0.7491634536876174,
    defender: 0.447775713991806,
  },
  margin: 0.7491634536876174,
};

const army = (some: Record<number, number>) =>
  Array.from({ length: 10 }, (_, index) => some[index] ?? 0);

describe("a report of version 1", () => {
  const { attacker, defender, modifiers, seed, rulesVersion } = OF_VERSION_1;
  const order = { attacker, defender, modifiers, seed };

  it("is the same when it is fought again", () => {
    expect(fight({ ...order, rulesVersion })).toEqual(OF_VERSION_1);
  });

  it("would be another today", () => {
    const today = fight({ ...order, rulesVersion: BATTLE_RULES_VERSION });
    expect(today.rounds).not.toEqual(OF_VERSION_1.rounds);
  });
});

describe("the floor of a balanced army's morale", () => {
  const weak = { units: army({}), standing: 0, baseLevel: 1, ramparts: false };
  it.each([
    ["one Pikeman before 300 Camouflaged Kamikazes", { 0: 1, 9: 300 }, 0.4, 0.9],
    ["Kamikazes alone", { 4: 10 }, 0.4, 0.9],
    // A Kamikaze brings 5 x 6 = 30, a Pikeman 0.5.
    ["just half of the strength in one-strike units", { 0: 60, 4: 1 }, 0.4, 0.9],
    ["less than half of it", { 0: 61, 4: 1 }, 0.9, 0.9],
    ["none of it", { 0: 1 }, 0.9, 0.9],
  ])("with %s", (_what, units, now, before) => {
    const attacker = { units: army(units), standing: 100, balanced: true };
    expect(morale(attacker, weak, 2)).toBeCloseTo(now, 12);
    expect(morale(attacker, weak, 1)).toBeCloseTo(before, 12);
  });
});
