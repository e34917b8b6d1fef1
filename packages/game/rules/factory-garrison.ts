/** Garrisons of factories (rules §13). */
import { CAPTURE } from "../catalogue/battle.ts";
import { UNITS, UNITS_PER_SIDE } from "../catalogue/units.ts";
import type { FactoryState, PlayerState } from "../state.ts";
import type { BattleDefender } from "./battle-sides.ts";
import { armyStanding, armySupply, baseLevel } from "./fights.ts";

export interface FactoryGarrison {
  army: BattleDefender;
  /** Share of the garrison that its slots supply, 0..1. */
  supply: number;
  /** Whether these are the owner's units. Their losses are then the owner's. */
  ofOwner: boolean;
}

/** The owner of a factory with all their factories, including the base. */
export interface FactoryOwner {
  player: PlayerState;
  factories: readonly FactoryState[];
}

/**
 * Neutral Walls in a factory of this many slots against an attacker with this many plain factories:
 * max(1, floor(slots / 300 x (1 + 0.15 x factories))).
 */
export function neutralWalls(slots: number, factories: number): number {
  const { slotsPerWall, percentPerFactory } = CAPTURE;
  // Integer arithmetic, so that rounding never loses a Wall.
  const scaled = slots * (100 + percentPerFactory * factories);
  return Math.max(1, Math.floor(scaled / (slotsPerWall * 100)));
}

const strength = (units: readonly number[]) =>
  UNITS.defense.reduce((sum, unit, index) => sum + unit.strength * (units[index] ?? 0), 0);

/** A quarter of the owner's defense units, each kind rounded down. */
export function ownerGarrison({ defenseUnits }: Pick<PlayerState, "defenseUnits">): number[] {
  return defenseUnits.map((count) => Math.floor(count / CAPTURE.garrisonDivisor));
}

/**
 * The garrison of a factory: neutral Walls without Ramparts, or a quarter of the owner's defense
 * units, whichever is stronger (strength x count). A tie goes to the Walls, since losing them costs
 * nobody anything.
 */
export function factoryGarrison(
  slots: number,
  attackerFactoryCount: number,
  owner: FactoryOwner | null,
): FactoryGarrison {
  const walls = neutralWalls(slots, attackerFactoryCount);
  const neutral = Array.from({ length: UNITS_PER_SIDE }, (_, index) => (index === 0 ? walls : 0));
  if (owner !== null) {
    const { player, factories } = owner;
    const units = ownerGarrison(player);
    if (strength(units) > strength(neutral)) {
      const army: BattleDefender = {
        units,
        standing: armyStanding(factories),
        baseLevel: baseLevel(factories),
        ramparts: player.defenseTechs[1] ?? false,
      };
      return { army, supply: armySupply(player, factories), ofOwner: true };
    }
  }
  const army = { units: neutral, standing: null, baseLevel: 0, ramparts: false };
  return { army, supply: 1, ofOwner: false };
}
