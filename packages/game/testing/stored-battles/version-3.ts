/** Stored under version 3, never written again. The armies and seeds of version 2 by the table of decision 39. */
import type { BattleReport } from "../../rules/battle.ts";

export const OF_VERSION_3: readonly BattleReport[] = [
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
    rulesVersion: 3,
    rounds: [
      {
        round: 0,
        units: {
          attacker: [288, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [191, 0, 28, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.959446257535, defender: 0.9437539388664569 },
      },
      {
        round: 1,
        units: {
          attacker: [245, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [180, 0, 27, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.8148925289010025, defender: 0.8935923490476859 },
      },
      {
        round: 2,
        units: {
          attacker: [208, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [171, 0, 26, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.6905549998153224, defender: 0.8527522058805208 },
      },
      {
        round: 3,
        units: {
          attacker: [167, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [163, 0, 25, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.5543447456894499, defender: 0.8177514641132159 },
      },
      {
        round: 4,
        units: {
          attacker: [129, 0, 0, 0, 0, 0, 0, 0, 0, 0],
          defender: [157, 0, 25, 0, 0, 0, 0, 0, 0, 0],
        },
        share: { attacker: 0.4296760157517624, defender: 0.7907357169621411 },
      },
    ],
    winner: "defender",
    ending: "broke",
    losses: {
      attacker: [171, 0, 0, 0, 1, 0, 0, 0, 0, 5],
      defender: [43, 0, 5, 0, 2, 0, 0, 0, 0, 1],
    },
    repaired: [12, 0, 1, 0, 0, 0, 0, 0, 0, 0],
    survivors: {
      attacker: [129, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      defender: [169, 0, 26, 0, 0, 0, 0, 0, 0, 0],
    },
    remaining: { attacker: 0.4296760157517624, defender: 0.7907357169621411 },
    margin: 0.7907357169621411,
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
    rulesVersion: 3,
    rounds: [
      {
        round: 1,
        units: {
          attacker: [0, 34, 26, 22, 0, 16, 15, 13, 11, 0],
          defender: [0, 31, 18, 18, 0, 13, 13, 11, 9, 0],
        },
        share: { attacker: 0.8316692473482276, defender: 0.866334390139771 },
      },
      {
        round: 2,
        units: {
          attacker: [0, 28, 22, 18, 0, 13, 12, 11, 9, 0],
          defender: [0, 26, 16, 16, 0, 11, 11, 10, 8, 0],
        },
        share: { attacker: 0.6863337543128157, defender: 0.7424428853536498 },
      },
      {
        round: 3,
        units: {
          attacker: [0, 22, 18, 15, 0, 10, 10, 9, 8, 0],
          defender: [0, 23, 14, 14, 0, 9, 9, 8, 8, 0],
        },
        share: { attacker: 0.5545359155235984, defender: 0.6436955643021491 },
      },
      {
        round: 4,
        units: {
          attacker: [0, 18, 15, 12, 0, 8, 8, 7, 7, 0],
          defender: [0, 20, 12, 12, 0, 8, 8, 8, 7, 0],
        },
        share: { attacker: 0.44527004166630624, defender: 0.5643124316288108 },
      },
    ],
    winner: "defender",
    ending: "broke",
    losses: {
      attacker: [0, 22, 15, 13, 0, 12, 10, 8, 5, 0],
      defender: [0, 15, 8, 8, 0, 7, 7, 4, 3, 0],
    },
    repaired: [0, 4, 2, 2, 0, 2, 2, 1, 0, 0],
    survivors: {
      attacker: [0, 18, 15, 12, 0, 8, 8, 7, 7, 0],
      defender: [0, 24, 14, 14, 0, 10, 10, 9, 7, 0],
    },
    remaining: { attacker: 0.44527004166630624, defender: 0.5643124316288108 },
    margin: 0.5643124316288108,
  },
];
