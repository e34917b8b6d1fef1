/** Armies of equal worth, and fights between them (rules §11, §20). */
import {
  BATTLE_RULES_VERSION,
  type BattleReport,
  fight,
  type Random,
  type Side,
  UNITS,
  UNITS_PER_SIDE,
} from "@emberlode/game";

/** Slots that each side fills: what an army costs a player in the end. */
export const BUDGET = 200_000;

/** An army is planned in this many equal parts of the budget. */
export const PARTS = 20;

/** How many parts of the budget go to each position. */
export type Plan = readonly number[];

function units(side: Side, plan: Plan): number[] {
  return UNITS[side].map(({ slots }, index) =>
    Math.floor(((plan[index] ?? 0) * BUDGET) / PARTS / slots),
  );
}

export const purePlan = (index: number): Plan =>
  Array.from({ length: UNITS_PER_SIDE }, (_, at) => (at === index ? PARTS : 0));

/** A plan of up to five kinds of units. */
export function randomPlan(random: Random): Plan {
  const kinds = Array.from({ length: random.int(1, 5) }, () => random.int(0, UNITS_PER_SIDE - 1));
  const plan = Array.from({ length: UNITS_PER_SIDE }, () => 0);
  for (let part = 0; part < PARTS; part++) {
    const kind = random.pick(kinds.map((index) => ({ index }))).index;
    plan[kind] = (plan[kind] ?? 0) + 1;
  }
  return plan;
}

/** A fight of two players of the same size: base level 5, Ramparts, balanced, nothing missing. */
export function meet(attack: Plan, defense: Plan, seed: string): BattleReport {
  return fight({
    attacker: { units: units("attack", attack), standing: 1000, balanced: true },
    defender: {
      units: units("defense", defense),
      standing: 1000,
      baseLevel: 5,
      ramparts: true,
    },
    modifiers: { attackerSupply: 1, defenderSupply: 1 },
    seed,
    rulesVersion: BATTLE_RULES_VERSION,
  });
}

/** How often the attacker wins, 0..1. */
export function winRate(attack: Plan, defense: Plan, fights: number): number {
  let won = 0;
  for (let i = 0; i < fights; i++) if (meet(attack, defense, `${i}`).winner === "attacker") won++;
  return won / fights;
}
