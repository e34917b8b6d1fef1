/** Armies of equal cost, and fights between them (rules §11, §20). */
import {
  BATTLE_RULES_VERSION,
  type BattleReport,
  type Random,
  resolveBattle,
  type Side,
  TECHS,
  UNITS,
  UNITS_PER_SIDE,
} from "@emberlode/game";

/** What each side may spend on its army; a missing limit means no limit. */
export interface Budget {
  slots?: number;
  metal?: number;
  energy?: number;
  /** Metal and energy together, in any mixture. */
  resources?: number;
  /** Whether the budget also pays for the techs of the army's units. */
  paysTechs: boolean;
  /** Level of the defender's base. */
  baseLevel: number;
}

/** Equal slots for both sides: what an army costs a player in the end. */
export const EQUAL_SLOTS: Budget = { slots: 200_000, paysTechs: false, baseLevel: 5 };
/** Equal metal and energy in total for both sides, with unlimited slots. */
export const EQUAL_RESOURCES: Budget = { resources: 300_000, paysTechs: false, baseLevel: 5 };

/** The sum of a mix. */
export const FULL_PERCENT = 100;
/** Random mixes are dealt in portions of this size. */
const PORTION_PERCENT = 5;

/** Share of the army's slots for each position, in percent. */
export type ArmyMix = readonly number[];

export const pureMix = (index: number): ArmyMix =>
  Array.from({ length: UNITS_PER_SIDE }, (_, at) => (at === index ? FULL_PERCENT : 0));

/** A mix of up to five kinds of units. */
export function randomMix(random: Random): ArmyMix {
  const kinds = Array.from({ length: random.int(1, 5) }, () => random.int(0, UNITS_PER_SIDE - 1));
  const mix = Array.from({ length: UNITS_PER_SIDE }, () => 0);
  for (let dealt = 0; dealt < FULL_PERCENT; dealt += PORTION_PERCENT) {
    const kind = random.pick(kinds.map((index) => ({ index }))).index;
    mix[kind] = (mix[kind] ?? 0) + PORTION_PERCENT;
  }
  return mix;
}

/** How many armies of the mix's proportions the budget pays for, at one slot for each percent. */
function sizeOf(side: Side, mix: ArmyMix, budget: Budget): number {
  let [slots, metal, energy, techs] = [0, 0, 0, 0];
  for (const [index, unit] of UNITS[side].entries()) {
    const percent = mix[index] ?? 0;
    if (percent === 0) continue;
    slots += percent;
    metal += (percent / unit.slots) * unit.metal;
    energy += (percent / unit.slots) * unit.energy;
    // A tech costs its price in metal and again in energy.
    if (budget.paysTechs && unit.tech !== null) techs += TECHS[side][unit.tech - 1]?.cost ?? 0;
  }
  const { slots: room = Infinity, resources = Infinity } = budget;
  const { metal: ofMetal = Infinity, energy: ofEnergy = Infinity } = budget;
  const size = Math.min(
    room / slots,
    (ofMetal - techs) / metal,
    (ofEnergy - techs) / energy,
    (resources - 2 * techs) / (metal + energy),
  );
  return Math.max(0, size);
}

/** Ten counts: as much of the mix as the tightest limit of the budget allows. */
export function armyOf(side: Side, mix: ArmyMix, budget: Budget): number[] {
  const size = sizeOf(side, mix, budget);
  return UNITS[side].map(({ slots }, index) => Math.floor((size * (mix[index] ?? 0)) / slots));
}

/** A fight between players of equal standing: Ramparts, balanced, full supply. */
export function simulateBattle(
  attack: readonly number[],
  defense: readonly number[],
  { baseLevel }: Pick<Budget, "baseLevel">,
  seed: string,
): BattleReport {
  return resolveBattle({
    attacker: { units: attack, standing: 1000, balanced: true },
    defender: { units: defense, standing: 1000, baseLevel, ramparts: true },
    modifiers: { attackerSupply: 1, defenderSupply: 1 },
    seed,
    rulesVersion: BATTLE_RULES_VERSION,
  });
}
