/** What is known about a factory's garrison, and the fight against it (rules §13). */
import type { FactoryTarget, Status } from "@emberlode/contract";
import { attackingArmy, CAPTURE, FACTORY_SLOTS, neutralWalls, supply } from "@emberlode/game";
import { armyOf } from "../army/army.ts";
import { sum } from "../battles/army-rows.ts";
import type { DefenseSource, ForecastInput } from "../battles/forecast.ts";

export interface KnownGarrison {
  /** Where the information comes from. */
  source: "free" | "scouted" | "report";
  units: readonly number[];
  /** Whether the units are the owner's rather than neutral Walls. */
  ofOwner: boolean;
  /** Share of the garrison that its slots can supply, 0..1. */
  supply: number;
  ramparts: boolean;
}

/**
 * The garrison after a fight: a quarter of the owner's units, minus a quarter of the fallen ones
 * that were not repaired.
 */
function quarterAfter({ defender, losses, repaired }: NonNullable<FactoryTarget["report"]>) {
  return defender.units.map((count, index) => {
    const gone = (losses.defender[index] ?? 0) - (repaired[index] ?? 0);
    return count - Math.ceil(gone / CAPTURE.garrisonDivisor);
  });
}

/** The garrison if known, else null. Neutral Walls are rebuilt after a fight. */
export function knownGarrison({ owner, scout, report }: FactoryTarget): KnownGarrison | null {
  const reported = report && {
    units: report.names.defender === null ? report.defender.units : quarterAfter(report),
    ofOwner: report.names.defender !== null,
    supply: report.modifiers.defenderSupply,
    ramparts: report.defender.ramparts,
  };
  if (scout !== null) {
    const { units, ofOwner } = scout.guard;
    const army = reported?.ofOwner && ofOwner ? reported : { supply: 1, ramparts: false };
    const { supply: kept, ramparts } = army;
    const source = owner === null ? "free" : "scouted";
    return { source, units, ofOwner, supply: kept, ramparts };
  }
  return reported && { source: "report", ...reported };
}

/** How certain the odds are. A scout sees an owner's units, but not their modifiers. */
export function sourceOf(known: KnownGarrison | null): DefenseSource {
  if (known === null) return "guess";
  if (known.source === "report") return "earlier";
  return known.ofOwner && sum(known.units) > 0 ? "scouted" : "now";
}

/** The fight for the factory with all attack units. */
export function captureBattle(
  target: FactoryTarget,
  garrison: Omit<KnownGarrison, "source">,
  status: Status,
): ForecastInput {
  const army = armyOf(status);
  const room = [{ slots: status.totalSlots }];
  const { units, ofOwner, ramparts } = garrison;
  const owner = ofOwner ? target.owner : null;
  return {
    attacker: attackingArmy(army, room),
    defender:
      owner === null
        ? { units, standing: null, baseLevel: 0, ramparts: false }
        : { units, standing: owner.standing, baseLevel: owner.baseLevel, ramparts },
    modifiers: { attackerSupply: supply(army, room), defenderSupply: garrison.supply },
  };
}

/** Minimum and maximum of a factory's neutral Walls for a player with this many factories. */
export function wallsBetween(held: number): readonly [least: number, most: number] {
  return [neutralWalls(FACTORY_SLOTS.min, held), neutralWalls(FACTORY_SLOTS.max, held)];
}
