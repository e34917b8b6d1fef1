/** Numbers of the battle (rules §11). */
import { DAY, HOUR } from "../game-time.ts";
import { CURRENT_TABLE, matchupIn } from "./battle-tables.ts";
import type { Side } from "./units.ts";

/** What strength and hp are multiplied by in battle, by position; the same for both sides. */
export const BATTLE_FACTORS: Readonly<Record<"strength" | "hp", readonly number[]>> = CURRENT_TABLE;

/** What damage is multiplied by against enemies that a unit is strong, or weak, against. */
export const MATCHUP_FACTORS: Readonly<Record<"strong" | "weak", number>> = CURRENT_TABLE;

/**
 * What the damage of a unit of `side` at `index` is multiplied by against the enemy unit at
 * `enemyIndex` (both 0..9) (rules §11).
 */
export function matchup(side: Side, index: number, enemyIndex: number): number {
  return matchupIn(CURRENT_TABLE, side, index, enemyIndex);
}

/** The course of a battle (rules §11). */
export const BATTLE = {
  rounds: 10,
  /** Damage roll: `min`..`max` percent, in this many steps each. */
  roll: { min: 90, max: 110, steps: 10_000 },
  /** A side breaks when this share of its starting hp, or less, remains. */
  breakShare: 0.5,
  /** Least margin of a victory. */
  minMargin: 0.5,
  /** Lost defense units that are repaired, in tenths. */
  repairedTenths: 3,
  strengthPerBaseLevel: 0.01,
  /** Ramparts strengthen the first two positions. */
  rampartsUnits: 2,
  morale: { floor: 0.4, balancedFloor: 0.9 },
  /** From this share of the attacking strength on, positions 5 and 10 leave no balanced floor. */
  oneStrikeShare: 0.5,
  /** Indexes (0-based): Camouflaged Kamikazes do not set off Camouflaged Traps. */
  camouflage: { kamikaze: 9, trap: 4 },
} as const;

/** Standing is total slots divided by this (rules §11). */
export const SLOTS_PER_STANDING = 200;

/** Attacks on players (rules §12); times in milliseconds, shares in percent. */
export const ATTACK = {
  /** A weaker standing than this share of one's own is left alone, unless revenge or wealth opens it. */
  weakShare: 0.2,
  /** Revenge takes at most so many times what was taken. */
  revengeFactor: 2,
  /** Carried metal and energy above so much per slot is wealth that no weakness protects. */
  wealthPerSlot: 50,
  memoryMs: DAY,
  againMs: 4 * HOUR,
  perDay: 20,
  untouched: 1000,
  lootPercent: 10,
  lootPercentPerTransport: 2,
  maxLootPercent: 20,
  /** Share of a base's metal and energy that raiders of a day take at most, in percent. */
  poolPercent: { large: 30, small: 15 },
  /**
   * Raiders of a lower share of the defender's standing have the small pool, and defenders of a lower
   * share of the raider's lose no unit for good.
   */
  smallShare: 0.5,
  /** Of the attacker's allowance of a week, one part in so many from one player. */
  victimDivisor: 10,
} as const;

/** Taking factories (rules §13); times in milliseconds. */
export const CAPTURE = {
  slotsPerWall: 300,
  /** The guard grows by this many percent with each plain factory owned. */
  percentPerFactory: 15,
  /** One part in this many of the owner's defense units stands guard. */
  garrisonDivisor: 4,
  safeMs: HOUR,
  /** A field is safe once in so long. */
  safeOnceMs: DAY,
  againMs: HOUR,
  barredMs: DAY,
} as const;
