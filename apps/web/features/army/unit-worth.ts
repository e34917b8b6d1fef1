/** A unit's value in battle, and the units it is strong and weak against (rules §11). */
import { BATTLE_FACTORS, isOneStrike, matchup, type Side, UNITS } from "@emberlode/game";
import { inLanguage } from "../../lib/language.ts";

/** Number format of battle figures: at most two decimals. */
export const decimals = inLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
);

/** Strength is compared per this much metal and energy together, and per this many slots. */
const PER = 1000;

interface UnitWorth {
  /** Damage per round and hit points of one unit, including the battle factors. */
  strength: number;
  hp: number;
  /** Strength for `PER` of metal and energy together, and for `PER` slots. */
  perResources: number;
  perSlots: number;
  oneStrike: boolean;
}

/** The unit at an index (0..9) with its battle figures. */
export function unitWorth(side: Side, index: number): UnitWorth {
  const unit = UNITS[side][index];
  if (unit === undefined) throw new RangeError(`No unit at ${index}.`);
  const strength = unit.strength * (BATTLE_FACTORS.strength[index] ?? 1);
  return {
    strength,
    hp: unit.hp * (BATTLE_FACTORS.hp[index] ?? 1),
    perResources: (strength / (unit.metal + unit.energy)) * PER,
    perSlots: (strength / unit.slots) * PER,
    oneStrike: isOneStrike(index),
  };
}

interface Matchups {
  /** Indexes of the enemy units against which its damage factor is above 1, and below 1. */
  strong: readonly number[];
  weak: readonly number[];
}

export const otherSide = (side: Side): Side => (side === "attack" ? "defense" : "attack");

/** The opposing units that it is strong and weak against, except those that take no hits. */
export function matchupsOf(side: Side, index: number): Matchups {
  const enemies = UNITS.attack.map((_, at) => at).filter((at) => !isOneStrike(at));
  return {
    strong: enemies.filter((at) => matchup(side, index, at) > 1),
    weak: enemies.filter((at) => matchup(side, index, at) < 1),
  };
}

/**
 * The mean damage factor against an opposing army, weighted by its hp; null for an army without hp.
 */
export function factorAgainst(side: Side, index: number, enemy: readonly number[]): number | null {
  let hp = 0;
  let weighted = 0;
  for (const [at, count] of enemy.entries()) {
    const worth = unitWorth(otherSide(side), at);
    if (worth.oneStrike) continue;
    hp += count * worth.hp;
    weighted += count * worth.hp * matchup(side, index, at);
  }
  return hp === 0 ? null : weighted / hp;
}

/** Orders of the list of units: the catalogue's, or the best first by one figure. */
export const UNIT_ORDERS = ["standard", "perResources", "strength", "hp", "price"] as const;
export type UnitOrder = (typeof UNIT_ORDERS)[number];

/** What an order compares; the highest is first. */
function rating(side: Side, index: number, order: UnitOrder): number {
  const worth = unitWorth(side, index);
  switch (order) {
    case "standard":
      return -index;
    case "perResources":
    case "strength":
      return worth[order];
    // A unit that strikes once takes no hits: its hp protect nothing.
    case "hp":
      return worth.oneStrike ? 0 : worth.hp;
    case "price": {
      const unit = UNITS[side][index];
      return unit === undefined ? 0 : -(unit.metal + unit.energy);
    }
  }
}

/** The indexes of a side's units in an order. Equal ones keep the catalogue's. */
export function sortedUnits(side: Side, order: UnitOrder): number[] {
  const indexes = UNITS[side].map((_, index) => index);
  return indexes.toSorted((one, other) => rating(side, other, order) - rating(side, one, order));
}

/**
 * Of these units, the one with the most battle damage per resources, not counting units that strike
 * only once; null if several are equal or there is nothing to compare.
 */
export function bestValue(side: Side, indexes: readonly number[]): number | null {
  const lasting = indexes.filter((index) => !isOneStrike(index));
  const damagePerCost = (index: number) => unitWorth(side, index).perResources;
  const best = Math.max(...lasting.map(damagePerCost));
  const [found, ...equal] = lasting.filter((index) => damagePerCost(index) === best);
  return found === undefined || equal.length > 0 || lasting.length < 2 ? null : found;
}
