/** Numbers of the battle (rules §11). */
import { DAY, HOUR } from "../game-time.ts";
import { CURRENT_TABLE, matchupIn } from "./battle-tables.ts";
import type { Side } from "./units.ts";

/** Factors of strength and hp in battle, by position; the same for both sides. */
export const BATTLE_FACTORS: Readonly<Record<"strength" | "hp", readonly number[]>> = CURRENT_TABLE;

/** Factors of damage against enemies that a unit is strong, or weak, against. */
export const MATCHUP_FACTORS: Readonly<Record<"strong" | "weak", number>> = CURRENT_TABLE;

/**
 * The damage factor of a unit of `side` at `index` against the enemy unit at `enemyIndex` (both 0..9)
 * (rules §11).
 */
export function matchup(side: Side, index: number, enemyIndex: number): number {
  return matchupIn(CURRENT_TABLE, side, index, enemyIndex);
}

/** The course of a battle (rules §11). */
export const BATTLE = {
  rounds: 10,
  /** Damage roll: `min`..`max` percent, in this many steps each. */
  roll: { min: 90, max: 110, steps: 10_000 },
  /** A side breaks at this share of its starting hp or less. */
  breakShare: 0.5,
  /** Least margin of a victory. */
  minMargin: 0.5,
  /** Share of lost defense units that is repaired, in tenths. */
  repairedTenths: 3,
  strengthPerBaseLevel: 0.01,
  /** Ramparts strengthen the first two positions. */
  rampartsUnits: 2,
  morale: { floor: 0.4, balancedFloor: 0.9 },
  /** From this share of the attacking strength on, positions 5 and 10 remove the balanced floor. */
  oneStrikeShare: 0.5,
  /** Indexes (0-based): Camouflaged Kamikazes do not set off Camouflaged Traps. */
  camouflage: { kamikaze: 9, trap: 4 },
} as const;

/** Standing is total slots divided by this (rules §11). */
export const SLOTS_PER_STANDING = 200;

/** Attacks on players (rules §12); times in milliseconds, shares in percent. */
export const ATTACK = {
  /** A standing below this share of the attacker's is protected, unless revenge or wealth opens it. */
  weakShare: 0.2,
  /** Revenge takes at most this multiple of what was taken. */
  revengeFactor: 2,
  /** Carried metal and energy above this much per slot is wealth, which weakness does not protect. */
  wealthPerSlot: 50,
  memoryMs: DAY,
  againMs: 4 * HOUR,
  perDay: 20,
  untouched: 1000,
  lootPercent: 10,
  lootPercentPerTransport: 2,
  maxLootPercent: 20,
  /** Most of a base's metal and energy that all raiders of a day take, in percent. */
  poolPercent: { large: 30, small: 15 },
  /**
   * Raiders below this share of the defender's standing get the small pool, and defenders below this
   * share of the raider's permanently lose no unit.
   */
  smallShare: 0.5,
  /** One part in this many of the attacker's weekly allowance can come from one player. */
  victimDivisor: 10,
} as const;

/** Capturing factories (rules §13); times in milliseconds. */
export const CAPTURE = {
  slotsPerWall: 300,
  /** The guard grows by this many percent with each plain factory owned. */
  percentPerFactory: 15,
  /** One part in this many of the owner's defense units stands guard. */
  garrisonDivisor: 4,
  safeMs: HOUR,
  /** How often a field is safe after a capture: once in this time. */
  safeOnceMs: DAY,
  againMs: HOUR,
  barredMs: DAY,
} as const;
