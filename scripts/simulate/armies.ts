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

/** Parts of a plan, each of the same slots. */
export const PARTS = 100;
/** Size of the portions in which random plans are dealt, in parts. */
const PORTION = 5;

/** Parts of the army's slots for each position. */
export type ArmyMix = readonly number[];

export const purePlan = (index: number): ArmyMix =>
  Array.from({ length: UNITS_PER_SIDE }, (_, at) => (at === index ? PARTS : 0));

/** A plan of up to five kinds of units. */
export function randomPlan(random: Random): ArmyMix {
  const kinds = Array.from({ length: random.int(1, 5) }, () => random.int(0, UNITS_PER_SIDE - 1));
  const plan = Array.from({ length: UNITS_PER_SIDE }, () => 0);
  for (let dealt = 0; dealt < PARTS; dealt += PORTION) {
    const kind = random.pick(kinds.map((index) => ({ index }))).index;
    plan[kind] = (plan[kind] ?? 0) + PORTION;
  }
  return plan;
}

/** How many armies of the plan's proportions the budget pays for, at one slot for each part. */
function sizeOf(side: Side, plan: ArmyMix, budget: Budget): number {
  let [slots, metal, energy, techs] = [0, 0, 0, 0];
  for (const [index, unit] of UNITS[side].entries()) {
    const parts = plan[index] ?? 0;
    if (parts === 0) continue;
    slots += parts;
    metal += (parts / unit.slots) * unit.metal;
    energy += (parts / unit.slots) * unit.energy;
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

/** Ten counts: as much of the plan as the tightest limit of the budget allows. */
export function armyOf(side: Side, plan: ArmyMix, budget: Budget): number[] {
  const size = sizeOf(side, plan, budget);
  return UNITS[side].map(({ slots }, index) => Math.floor((size * (plan[index] ?? 0)) / slots));
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
