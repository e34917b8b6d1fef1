/** The expected defense of a base, whose units are not visible before the fight. */
import type { BattleTarget, PublicBattleReport, Status } from "@emberlode/contract";
import {
  attackingArmy,
  sparesDefense,
  standing as standingOf,
  supply,
  UNITS_PER_SIDE,
} from "@emberlode/game";
import { armyOf } from "../army/army.ts";
import type { ForecastInput } from "./forecast.ts";

/** A possible defense: units and their modifiers. */
export interface Expected {
  units: readonly number[];
  ramparts: boolean;
  supply: number;
}

export const NOBODY: Expected = {
  units: Array.from({ length: UNITS_PER_SIDE }, () => 0),
  ramparts: false,
  supply: 1,
};

/** The defense that the last fight left. */
export function asLeft({ defender, survivors, modifiers }: PublicBattleReport): Expected {
  return {
    units: survivors.defender,
    ramparts: defender.ramparts,
    supply: modifiers.defenderSupply,
  };
}

/** The attack on a target by the server's rules, against the expected defense. */
export function battleWith(
  expected: Expected,
  target: BattleTarget,
  status: Status,
): ForecastInput {
  const army = armyOf(status);
  const room = [{ slots: status.totalSlots }];
  const { standing, baseLevel, opening } = target;
  const { units, ramparts } = expected;
  const standings = { attacker: standingOf(room), defender: standing };
  const spared = sparesDefense(opening ?? "size", standings);
  return {
    attacker: attackingArmy(army, room),
    defender: { units, ramparts, standing, baseLevel },
    modifiers: {
      attackerSupply: supply(army, room),
      defenderSupply: expected.supply,
      ...(spared && { allRepaired: true }),
    },
  };
}
