/** Battles as stored under each rules version. Never update these. */
import type { BattleInput, BattleReport } from "../rules/battle.ts";

interface StoredBattle {
  input: BattleInput;
  outcome: Pick<BattleReport, "winner" | "ending" | "margin" | "losses" | "repaired">;
  /** Remaining hp of attacker and defender after each round, 0..1. */
  shares: readonly (readonly [attacker: number, defender: number])[];
}

/** Armies of few unit kinds, including units that strike once. */
const FEW_KINDS: Omit<BattleInput, "rulesVersion"> = {
  attacker: { units: [300, 0, 0, 0, 1, 0, 0, 0, 0, 5], standing: 400, balanced: true },
  defender: {
    units: [200, 0, 30, 0, 2, 0, 0, 0, 0, 1],
    standing: 100,
    baseLevel: 3,
    ramparts: true,
  },
  modifiers: { attackerSupply: 1, defenderSupply: 0.9 },
  seed: "00112233445566778899aabbccddeeff",
};

/** Armies of many unit kinds, without units that strike once. */
const MANY_KINDS: Omit<BattleInput, "rulesVersion"> = {
  attacker: { units: [0, 40, 30, 25, 0, 20, 18, 15, 12, 0], standing: 300, balanced: false },
  defender: {
    units: [0, 35, 20, 20, 0, 15, 15, 12, 10, 0],
    standing: 250,
    baseLevel: 7,
    ramparts: true,
  },
  modifiers: { attackerSupply: 0.8, defenderSupply: 1 },
  seed: "ffeeddccbbaa99887766554433221100",
};

export const STORED_BATTLES: readonly StoredBattle[] = [
  {
    input: { ...FEW_KINDS, rulesVersion: 1 },
    outcome: {
      winner: "attacker",
      ending: "broke",
      margin: 0.7491634536876174,
      losses: {
        attacker: [75, 0, 0, 0, 1, 0, 0, 0, 0, 5],
        defender: [114, 0, 14, 0, 2, 0, 0, 0, 0, 1],
      },
      repaired: [34, 0, 4, 0, 0, 0, 0, 0, 0, 0],
    },
    shares: [
      [0.9583708865499999, 0.8438701755794472],
      [0.9131471320505049, 0.7657926513406662],
      [0.8753045490207999, 0.6947932965869066],
      [0.836857043399485, 0.626103795366283],
      [0.8034013796622286, 0.5629473981420335],
      [0.7735920115581548, 0.5053048039493144],
      [0.7491634536876174, 0.447775713991806],
    ],
  },
  {
    input: { ...FEW_KINDS, rulesVersion: 2 },
    outcome: {
      winner: "defender",
      ending: "held",
      margin: 0.5359891624783774,
      losses: {
        attacker: [125, 0, 0, 0, 1, 0, 0, 0, 0, 5],
        defender: [96, 0, 11, 0, 2, 0, 0, 0, 0, 1],
      },
      repaired: [28, 0, 3, 0, 0, 0, 0, 0, 0, 0],
    },
    shares: [
      [0.9583708865499999, 0.9045873295207734],
      [0.9091537898850213, 0.8569737079972365],
      [0.8666968799379362, 0.8137899427347436],
      [0.82149165741178, 0.7721295414925463],
      [0.7807748329839476, 0.7342465659181909],
      [0.742068548376355, 0.6999396135838274],
      [0.7090322826430675, 0.6661369266959667],
      [0.67380534519346, 0.6304149867468741],
      [0.6420750343371099, 0.5985485643033427],
      [0.6089863145116037, 0.5666560270501726],
      [0.5821177957417561, 0.5359891624783774],
    ],
  },
  {
    input: { ...MANY_KINDS, rulesVersion: 2 },
    outcome: {
      winner: "defender",
      ending: "broke",
      margin: 0.560735915605641,
      losses: {
        attacker: [0, 23, 17, 14, 0, 10, 9, 8, 7, 0],
        defender: [0, 15, 8, 8, 0, 6, 6, 5, 4, 0],
      },
      repaired: [0, 4, 2, 2, 0, 1, 1, 1, 1, 0],
    },
    shares: [
      [0.8595802521547468, 0.88962316198748],
      [0.7342378681058371, 0.7840734675428214],
      [0.6202876628521925, 0.6972642377328515],
      [0.5208660997347216, 0.623271211376956],
      [0.42869495276143277, 0.560735915605641],
    ],
  },
  {
    input: { ...FEW_KINDS, rulesVersion: 3 },
    outcome: {
      winner: "defender",
      ending: "broke",
      margin: 0.7907357169621411,
      losses: {
        attacker: [171, 0, 0, 0, 1, 0, 0, 0, 0, 5],
        defender: [43, 0, 5, 0, 2, 0, 0, 0, 0, 1],
      },
      repaired: [12, 0, 1, 0, 0, 0, 0, 0, 0, 0],
    },
    shares: [
      [0.959446257535, 0.9437539388664569],
      [0.8148925289010025, 0.8935923490476859],
      [0.6905549998153224, 0.8527522058805208],
      [0.5543447456894499, 0.8177514641132159],
      [0.4296760157517624, 0.7907357169621411],
    ],
  },
  {
    input: { ...MANY_KINDS, rulesVersion: 3 },
    outcome: {
      winner: "defender",
      ending: "broke",
      margin: 0.5643124316288108,
      losses: {
        attacker: [0, 22, 15, 13, 0, 12, 10, 8, 5, 0],
        defender: [0, 15, 8, 8, 0, 7, 7, 4, 3, 0],
      },
      repaired: [0, 4, 2, 2, 0, 2, 2, 1, 0, 0],
    },
    shares: [
      [0.8316692473482276, 0.866334390139771],
      [0.6863337543128157, 0.7424428853536498],
      [0.5545359155235984, 0.6436955643021491],
      [0.44527004166630624, 0.5643124316288108],
    ],
  },
];
