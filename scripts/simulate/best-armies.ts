/** Looks for the best army against many others, for both sides (rules §20). */
import {
  type BattleReport,
  type Random,
  SIDES,
  type Side,
  UNITS,
  UNITS_PER_SIDE,
} from "@emberlode/game";
import { BUDGET, meet, PARTS, type Plan, purePlan, randomPlan } from "./armies.ts";

const SEEDS = ["x", "y"] as const;

/** How long is searched: changes tried for each army, and random mixes to be answered. */
export interface SearchEffort {
  tries: number;
  mixes: number;
}

/** Share of the budget that a side has lost for good, 0..1. */
function lostShare(side: Side, { losses, repaired }: BattleReport): number {
  const lost = side === "attack" ? losses.attacker : losses.defender;
  const slots = UNITS[side].reduce((sum, unit, index) => {
    const back = side === "attack" ? 0 : (repaired[index] ?? 0);
    return sum + unit.slots * ((lost[index] ?? 0) - back);
  }, 0);
  return slots / BUDGET;
}

/** How well a plan of `side` does against one of the other: its lead in hp, less what it costs. */
function score(side: Side, own: Plan, other: Plan): number {
  let sum = 0;
  for (const seed of SEEDS) {
    const [attack, defense] = side === "attack" ? [own, other] : [other, own];
    const report = meet(attack, defense, seed);
    const lead = report.remaining.attacker - report.remaining.defender;
    sum += (side === "attack" ? lead : -lead) - lostShare(side, report);
  }
  return sum / SEEDS.length;
}

/** The plan with a part moved from one position to another. */
function moved(plan: Plan, random: Random): Plan {
  const from = random.pick(plan.flatMap((parts, index) => (parts > 0 ? [{ index }] : []))).index;
  const to = random.int(0, UNITS_PER_SIDE - 1);
  const parts = Math.min(plan[from] ?? 0, random.int(1, 4));
  const next = plan.with(from, (plan[from] ?? 0) - parts);
  return next.with(to, (next[to] ?? 0) + parts);
}

/** Hill climbing from the best army of one kind. */
function bestAgainst(side: Side, other: Plan, tries: number, random: Random): Plan {
  const starts = Array.from({ length: UNITS_PER_SIDE }, (_, index) => purePlan(index));
  const scored = starts.map((plan) => ({ plan, value: score(side, plan, other) }));
  let best = scored.reduce((a, b) => (b.value > a.value ? b : a));
  for (let i = 0; i < tries; i++) {
    const plan = moved(best.plan, random);
    const value = score(side, plan, other);
    if (value > best.value) best = { plan, value };
  }
  return best.plan;
}

interface UnitUse {
  side: Side;
  unit: string;
  /** In how many of the best armies it has a place of at least 5 % of the slots. */
  armies: number;
  /** Its mean share of the slots of all best armies. */
  share: number;
}

export interface BestArmies {
  use: readonly UnitUse[];
  /** How many best armies were looked for on each side. */
  searched: number;
  /** How often the attacker wins when each side's best armies meet. */
  bestMeetBest: number;
}

/**
 * The best army against each of: all one kind, random mixes, and then the other side's best
 * armies of that first round, as players answer one another.
 */
export function findBestArmies(random: Random, { tries, mixes }: SearchEffort): BestArmies {
  const opponents = [
    ...Array.from({ length: UNITS_PER_SIDE }, (_, index) => purePlan(index)),
    ...Array.from({ length: mixes }, () => randomPlan(random)),
  ];
  const answer = (side: Side, others: readonly Plan[]) =>
    others.map((other) => bestAgainst(side, other, tries, random));
  const first = { attack: answer("attack", opponents), defense: answer("defense", opponents) };
  const second = {
    attack: answer("attack", first.defense),
    defense: answer("defense", first.attack),
  };
  const found = {
    attack: [...first.attack, ...second.attack],
    defense: [...first.defense, ...second.defense],
  };
  let won = 0;
  let met = 0;
  for (const attack of found.attack) {
    for (const defense of found.defense) {
      met++;
      if (meet(attack, defense, `${met}`).winner === "attacker") won++;
    }
  }
  const use = SIDES.flatMap((side) =>
    UNITS[side].map(({ name }, index): UnitUse => {
      const parts = found[side].map((plan) => plan[index] ?? 0);
      return {
        side,
        unit: name,
        armies: parts.filter((count) => count > 0).length,
        share: parts.reduce((a, b) => a + b, 0) / (parts.length * PARTS),
      };
    }),
  );
  return { use, searched: found.attack.length, bestMeetBest: won / met };
}
