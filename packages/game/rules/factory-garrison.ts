/** Garrisons of factories (rules §13). */
import { CAPTURE } from "../catalogue/battle.ts";
import { GARRISON } from "../catalogue/production.ts";
import { UNITS, UNITS_PER_SIDE } from "../catalogue/units.ts";
import type { FactoryState, PlayerState } from "../state.ts";
import type { BattleDefender } from "./battle-sides.ts";
import { armyStanding, armySupply, baseLevel, countPlainFactories } from "./fights.ts";

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
 * max(1, floor(slots / 300 x (1 + min(1, slots / 4000)) x (1 + 0.15 x factories))).
 */
export function neutralWalls(slots: number, factories: number): number {
  const { slotsPerWall, doubledFrom, percentPerFactory } = CAPTURE;
  // Integer arithmetic, so that rounding never loses a Wall.
  const bySize = slots * (doubledFrom + Math.min(doubledFrom, slots));
  const scaled = bySize * (100 + percentPerFactory * factories);
  return Math.max(1, Math.floor(scaled / (slotsPerWall * doubledFrom * 100)));
}

const strength = (units: readonly number[]) =>
  UNITS.defense.reduce((sum, unit, index) => sum + unit.strength * (units[index] ?? 0), 0);

/** A share of every kind of defense unit, each rounded down; `parts` divides the percentage. */
export function garrisonOf(units: readonly number[], percent: number, parts = 1): number[] {
  return units.map((count) => Math.floor((count * percent) / (100 * parts)));
}

/** Whether a garrison fights instead of the neutral Walls: only if it is stronger. */
export function isStrongerThanWalls(garrison: readonly number[], walls: number): boolean {
  return strength(garrison) > strength([walls]);
}

/**
 * The owner's defense units on guard in one of their factories: its share, or an even part of 25%
 * before the owner's first choice.
 */
export function ownerGarrison(
  { player: { defenseUnits, garrisonAt }, factories }: FactoryOwner,
  { garrison }: Pick<FactoryState, "garrison">,
): number[] {
  const [percent, parts] =
    garrisonAt > 0
      ? [garrison, 1]
      : [GARRISON.defaultPercent, Math.max(1, countPlainFactories(factories))];
  return garrisonOf(defenseUnits, percent, parts);
}

/**
 * The garrison of a factory: neutral Walls without Ramparts, or the owner's units on guard there if
 * those are stronger (strength x count). A tie goes to the Walls, since losing them costs nobody
 * anything.
 */
export function factoryGarrison(
  slots: number,
  attackerFactoryCount: number,
  owner: FactoryOwner | null,
  factory: Pick<FactoryState, "garrison"> | null,
): FactoryGarrison {
  const walls = neutralWalls(slots, attackerFactoryCount);
  const neutral = Array.from({ length: UNITS_PER_SIDE }, (_, index) => (index === 0 ? walls : 0));
  if (owner !== null && factory !== null) {
    const { player, factories } = owner;
    const units = ownerGarrison(owner, factory);
    if (isStrongerThanWalls(units, walls)) {
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
