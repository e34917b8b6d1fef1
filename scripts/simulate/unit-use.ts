/** Units with a place in a best army, by what the armies have equal (rules §20). */

import { SIDES, type Side, UNITS } from "@emberlode/game";
import { SERVER_TRANSLATORS } from "@emberlode/messages";
import { type BudgetRace, EQUALITIES, type Equality } from "./simulate.ts";

const t = SERVER_TRANSLATORS.en.catalogue;

/** Smallest share of an army's strength that counts as a place. */
const PLACE = 0.02;

export interface UnitUse {
  side: Side;
  unit: string;
  /** The unit's greatest share of the strength of a best army, by equality. */
  shares: Readonly<Record<Equality, number>>;
}

type Races = readonly Pick<BudgetRace, "equality" | "shares">[];

function greatest(races: Races, equality: Equality, side: Side, index: number): number {
  const shares = races
    .filter((race) => race.equality === equality)
    .map((race) => race.shares[side][index] ?? 0);
  return Math.max(0, ...shares);
}

export function unitUse(races: Races): UnitUse[] {
  return SIDES.flatMap((side) =>
    UNITS[side].map(({ id }, index) => {
      const at = (equality: Equality) => greatest(races, equality, side, index);
      const shares = { slots: at("slots"), resources: at("resources"), careers: at("careers") };
      return { side, unit: t(`units.${id}`), shares };
    }),
  );
}

/** Whether a unit has a place in a best army at one of these equalities; by default at any. */
export function hasPlace({ shares }: UnitUse, ...where: Equality[]): boolean {
  return (where.length > 0 ? where : EQUALITIES).some((equality) => shares[equality] >= PLACE);
}

/** Mean win rate of the attacker between best armies, over the budgets of an equality. */
export function bestArmiesWinRate(
  races: readonly Pick<BudgetRace, "equality" | "attackerWins">[],
  equality: Equality,
): number {
  const wins = races.filter((race) => race.equality === equality).map((race) => race.attackerWins);
  return wins.reduce((a, b) => a + b, 0) / wins.length;
}
