/** Stored under version 1, never written again. When five Camouflaged Kamikazes had the floor of morale that 300 Pikemen brought. */
import type { BattleReport } from "../../rules/battle.ts";

export const OF_VERSION_1: readonly BattleReport[] = [
  {
    attacker: { units: [300, 0, 0, 0, 1, 0, 0, 0, 0, 5], standing: 400, balanced: true },
    defender: {
      units: [200, 0, 30, 0, 2, 0, 0, 0, 0, 1],
      standing: 100,
      baseLevel: 3,
      ramparts: true,
    },
    modifiers: { attackerSupply: 1, defenderSupply: 0.9 },
    seed: "00112233445566778899aabbccddeeff",
    rulesVersion: 1,
    rounds: [
      {
        round: 0,
        units: {
          attacker: [288, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [172, 0, 24, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.9583708865499999, defender: 0.8438701755794472 },
      },
      {
        round: 1,
        units: {
          attacker: [274, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [155, 0, 23, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.9131471320505049, defender: 0.7657926513406662 },
      },
      {
        round: 2,
        units: {
          attacker: [263, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [140, 0, 21, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.8753045490207999, defender: 0.6947932965869066 },
      },
      {
        round: 3,
        units: {
          attacker: [252, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [125, 0, 20, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.836857043399485, defender: 0.626103795366283 },
      },
      {
        round: 4,
        units: {
          attacker: [242, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [111, 0, 18, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.8034013796622286, defender: 0.5629473981420335 },
      },
      {
        round: 5,
        units: {
          attacker: [233, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [99, 0, 17, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.7735920115581548, defender: 0.5053048039493144 },
      },
      {
        round: 6,
        units: {
          attacker: [225, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [86, 0, 16, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.7491634536876174, defender: 0.447775713991806 },
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
    remaining: { attacker: 0.7491634536876174, defender: 0.447775713991806 },
    margin: 0.7491634536876174,
  },
];
