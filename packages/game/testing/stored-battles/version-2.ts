/** Stored under version 2, never written again. When positions 5 and 10 struck 6 and 7 times as hard, and matchups were x 1.5. */
import type { BattleReport } from "../../rules/battle.ts";

export const OF_VERSION_2: readonly BattleReport[] = [
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
    rulesVersion: 2,
    rounds: [
      {
        round: 0,
        units: {
          attacker: [288, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [183, 0, 27, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.9583708865499999, defender: 0.9045873295207734 },
      },
      {
        round: 1,
        units: {
          attacker: [273, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [173, 0, 26, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.9091537898850213, defender: 0.8569737079972365 },
      },
      {
        round: 2,
        units: {
          attacker: [261, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [163, 0, 25, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.8666968799379362, defender: 0.8137899427347436 },
      },
      {
        round: 3,
        units: {
          attacker: [247, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [154, 0, 24, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.82149165741178, defender: 0.7721295414925463 },
      },
      {
        round: 4,
        units: {
          attacker: [235, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [146, 0, 23, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.7807748329839476, defender: 0.7342465659181909 },
      },
      {
        round: 5,
        units: {
          attacker: [223, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [139, 0, 22, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.742068548376355, defender: 0.6999396135838274 },
      },
      {
        round: 6,
        units: {
          attacker: [213, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [131, 0, 22, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.7090322826430675, defender: 0.6661369266959667 },
      },
      {
        round: 7,
        units: {
          attacker: [203, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [124, 0, 21, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.67380534519346, defender: 0.6304149867468741 },
      },
      {
        round: 8,
        units: {
          attacker: [193, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [117, 0, 20, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.6420750343371099, defender: 0.5985485643033427 },
      },
      {
        round: 9,
        units: {
          attacker: [183, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [110, 0, 19, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.6089863145116037, defender: 0.5666560270501726 },
      },
      {
        round: 10,
        units: {
          attacker: [175, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [104, 0, 19, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.5821177957417561, defender: 0.5359891624783774 },
      },
    ],
    winner: "defender",
    ending: "held",
    losses: {
      attacker: [125, 0, 0, 0, 1, 0, 0, 0, 0, 5],
      defender: [96, 0, 11, 0, 2, 0, 0, 0, 0, 1],
    },
    repaired: [28, 0, 3, 0, 0, 0, 0, 0, 0, 0],
    survivors: {
      attacker: [175, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      defender: [132, 0, 22, 0, 0, 0, 0, 0, 0, 0],
    },
    remaining: { attacker: 0.5821177957417561, defender: 0.5359891624783774 },
    margin: 0.5359891624783774,
  },
  {
    attacker: { units: [0, 40, 30, 25, 0, 20, 18, 15, 12, 0], standing: 300, balanced: false },
    defender: {
      units: [0, 35, 20, 20, 0, 15, 15, 12, 10, 0],
      standing: 250,
      baseLevel: 7,
      ramparts: true,
    },
    modifiers: { attackerSupply: 0.8, defenderSupply: 1 },
    seed: "ffeeddccbbaa99887766554433221100",
    rulesVersion: 2,
    rounds: [
      {
        round: 1,
        units: {
          attacker: [0, 35, 26, 22, 0, 18, 16, 13, 11, 0],
          defender: [0, 32, 18, 18, 0, 14, 14, 11, 9, 0],
        },
        share: { attacker: 0.8595802521547468, defender: 0.88962316198748 },
      },
      {
        round: 2,
        units: {
          attacker: [0, 29, 23, 19, 0, 15, 14, 11, 9, 0],
          defender: [0, 28, 16, 16, 0, 12, 12, 10, 8, 0],
        },
        share: { attacker: 0.7342378681058371, defender: 0.7840734675428214 },
      },
      {
        round: 3,
        units: {
          attacker: [0, 25, 19, 16, 0, 13, 12, 10, 8, 0],
          defender: [0, 25, 15, 15, 0, 11, 11, 9, 7, 0],
        },
        share: { attacker: 0.6202876628521925, defender: 0.6972642377328515 },
      },
      {
        round: 4,
        units: {
          attacker: [0, 21, 16, 13, 0, 11, 10, 8, 7, 0],
          defender: [0, 22, 13, 13, 0, 10, 10, 8, 7, 0],
        },
        share: { attacker: 0.5208660997347216, defender: 0.623271211376956 },
      },
      {
        round: 5,
        units: {
          attacker: [0, 17, 13, 11, 0, 10, 9, 7, 5, 0],
          defender: [0, 20, 12, 12, 0, 9, 9, 7, 6, 0],
        },
        share: { attacker: 0.42869495276143277, defender: 0.560735915605641 },
      },
    ],
    winner: "defender",
    ending: "broke",
    losses: {
      attacker: [0, 23, 17, 14, 0, 10, 9, 8, 7, 0],
      defender: [0, 15, 8, 8, 0, 6, 6, 5, 4, 0],
    },
    repaired: [0, 4, 2, 2, 0, 1, 1, 1, 1, 0],
    survivors: {
      attacker: [0, 17, 13, 11, 0, 10, 9, 7, 5, 0],
      defender: [0, 24, 14, 14, 0, 10, 10, 8, 7, 0],
    },
    remaining: { attacker: 0.42869495276143277, defender: 0.560735915605641 },
    margin: 0.560735915605641,
  },
];
