/** Power of an army and room for it (spec §4, §9, rules §10, §17). */
import { ONE_STRIKE_INDEXES, SIDES, type Side, UNITS, type UnitInfo } from "./catalogue/units.ts";
import type { PlayerState } from "./state.ts";

/** The units of an army: ten counts per side. */
export type Army = Pick<PlayerState, "attackUnits" | "defenseUnits">;

export interface Power {
  /** Sum of strength times count of each side, positions 5 and 10 included. */
  attack: number;
  defense: number;
  /** Power for display and rank: both sides without positions 5 and 10, halved when uneven. */
  total: number;
  halved: boolean;
  /** The side that is too weak when `total` is halved, else null. */
  weaker: Side | null;
}

function counts(army: Army, side: Side): readonly number[] {
  return side === "attack" ? army.attackUnits : army.defenseUnits;
}

function sum(army: Army, side: Side, value: (unit: UnitInfo, index: number) => number): number {
  const held = counts(army, side);
  return UNITS[side].reduce((total, unit, i) => total + value(unit, i) * (held[i] ?? 0), 0);
}

function countsInTotal(index: number): boolean {
  return ONE_STRIKE_INDEXES.every((skipped) => skipped !== index);
}

/**
 * Attack, defense and total power of an army, whole numbers (half a point is dropped). The total
 * is halved when its two halves differ by more than 20% of their sum (spec §4, rules §17).
 */
export function power(army: Army): Power {
  const full = (side: Side) => sum(army, side, (unit) => unit.strength);
  const shown = (side: Side) =>
    sum(army, side, (unit, i) => (countsInTotal(i) ? unit.strength : 0));
  const a = shown("attack");
  const d = shown("defense");
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

/** How evenly an army is split (spec §4): what decides whether its total power is halved. */
export interface Balance {
  /** Strength that counts in the total, by side: without positions 5 and 10. */
  attack: number;
  defense: number;
  /** Strength that the weaker side lacks until the total counts in full; 0 when it does. */
  missing: number;
}

/** The two halves of an army's total power, and what one of them lacks (spec §4, rules §17). */
export function balance(army: Army): Balance {
  const shown = (side: Side) =>
    sum(army, side, (unit, i) => (countsInTotal(i) ? unit.strength : 0));
  const attack = shown("attack");
  const defense = shown("defense");
  // strong - weak <= 20% of strong + weak holds from weak = 2/3 of strong on.
  const least = Math.ceil((Math.max(attack, defense) * 2) / 3);
  return { attack, defense, missing: Math.max(0, least - Math.min(attack, defense)) };
}

/** Slots of everything owned: the base and all plain factories (rules §10). */
export function totalSlots(factories: readonly { readonly slots: number }[]): number {
  return factories.reduce((total, { slots }) => total + slots, 0);
}

/** Slots that an army takes, both sides together (rules §10). */
export function usedSlots(army: Army): number {
  return SIDES.reduce((used, side) => used + sum(army, side, (unit) => unit.slots), 0);
}

/** Slots left for units; negative after a loss of factories, then nothing can be bought (rules §10). */
export function freeSlots(factories: readonly { readonly slots: number }[], army: Army): number {
  return totalSlots(factories) - usedSlots(army);
}
