/** Power of an army, and slots for its units (spec §4, §9, rules §10, §17). */
import { ONE_STRIKE_INDEXES, SIDES, type Side, UNITS, type UnitInfo } from "./catalogue/units.ts";
import type { PlayerState } from "./state.ts";

/** The units of an army: ten counts per side. */
export type Army = Pick<PlayerState, "attackUnits" | "defenseUnits">;

export interface Power {
  /** Sum of strength times count, positions 5 and 10 included. */
  attack: number;
  defense: number;
  /** Power for display and rank: both sides without positions 5 and 10, halved when uneven. */
  total: number;
  halved: boolean;
  /** The weaker side when `total` is halved, else null. */
  weaker: Side | null;
}

function counts(army: Army, side: Side): readonly number[] {
  return side === "attack" ? army.attackUnits : army.defenseUnits;
}

function sum(army: Army, side: Side, value: (unit: UnitInfo, index: number) => number): number {
  const unitCounts = counts(army, side);
  return UNITS[side].reduce((total, unit, i) => total + value(unit, i) * (unitCounts[i] ?? 0), 0);
}

function countsInTotal(index: number): boolean {
  return ONE_STRIKE_INDEXES.every((skipped) => skipped !== index);
}

/** The strength of a side that counts in the total. */
function countedStrength(army: Army, side: Side): number {
  return sum(army, side, (unit, i) => (countsInTotal(i) ? unit.strength : 0));
}

/**
 * Attack, defense and total power of an army, in whole numbers (rounded down). The total is halved
 * when its two sides differ by more than 20% of their sum (spec §4, rules §17).
 */
export function armyPower(army: Army): Power {
  const full = (side: Side) => sum(army, side, (unit) => unit.strength);
  const a = countedStrength(army, "attack");
  const d = countedStrength(army, "defense");
  // More than 20% of the sum, in whole numbers.
  const halved = Math.abs(a - d) * 5 > a + d;
  return {
    attack: full("attack"),
    defense: full("defense"),
    total: halved ? Math.floor((a + d) / 2) : a + d,
    halved,
    weaker: halved ? (a < d ? "attack" : "defense") : null,
  };
}

/** How evenly an army is split (spec §4), which decides whether its total power is halved. */
export interface Balance {
  /** Strength per side that counts in the total: without positions 5 and 10. */
  countedAttack: number;
  countedDefense: number;
  /** Strength that the weaker side needs for the total to count in full; 0 when it already does. */
  missing: number;
}

/** The two sides of an army's total power and what the weaker one lacks (spec §4, rules §17). */
export function armyBalance(army: Army): Balance {
  const countedAttack = countedStrength(army, "attack");
  const countedDefense = countedStrength(army, "defense");
  // strong - weak <= 20% of (strong + weak) holds once weak >= 2/3 of strong.
  const minStrength = Math.ceil((Math.max(countedAttack, countedDefense) * 2) / 3);
  const missing = Math.max(0, minStrength - Math.min(countedAttack, countedDefense));
  return { countedAttack, countedDefense, missing };
}

/** Total slots of the base and all plain factories (rules §10). */
export function totalSlots(factories: readonly { readonly slots: number }[]): number {
  return factories.reduce((total, { slots }) => total + slots, 0);
}

/** Slots used by an army, both sides together (rules §10). */
export function usedSlots(army: Army): number {
  return SIDES.reduce((slots, side) => slots + sum(army, side, (unit) => unit.slots), 0);
}

/** Slots left for units; negative after losing factories, which blocks purchases (rules §10). */
export function freeSlots(factories: readonly { readonly slots: number }[], army: Army): number {
  return totalSlots(factories) - usedSlots(army);
}
