/** Numbers of battles, attacks and captures (rules §11-13). */
import { DAY, HOUR } from "../game-time.ts";
import { CURRENT_TABLE, matchupIn } from "./battle-tables.ts";
import type { Side } from "./units.ts";

/** Strength and hp factors in battle, by position; the same for both sides. */
export const BATTLE_FACTORS: Readonly<Record<"strength" | "hp", readonly number[]>> = CURRENT_TABLE;

/** Damage factors against enemies that a unit is strong or weak against. */
export const MATCHUP_FACTORS: Readonly<Record<"strong" | "weak", number>> = CURRENT_TABLE;

/**
 * The damage factor of a unit of `side` at `index` against the enemy unit at `enemyIndex` (both
 * 0..9) (rules §11).
 */
export function matchup(side: Side, index: number, enemyIndex: number): number {
  return matchupIn(CURRENT_TABLE, side, index, enemyIndex);
}

/** Parameters of a battle (rules §11). */
export const BATTLE = {
  rounds: 10,
  /** Damage roll: `min`..`max` percent. Each percent has this many steps. */
  roll: { min: 90, max: 110, steps: 10_000 },
  /** A side breaks when its hp falls to this share of its starting hp. */
  breakShare: 0.5,
  /** Minimum margin of a victory. */
  minMargin: 0.5,
  /** Tenths of the lost defense units that are repaired. */
  repairedTenths: 3,
  strengthPerBaseLevel: 0.01,
  /** Number of positions, from the first, that Ramparts strengthens. */
  rampartsUnits: 2,
  morale: { floor: 0.4, balancedFloor: 0.9 },
  /** At this share of the attacking strength, positions 5 and 10 remove the balanced floor. */
  oneStrikeShare: 0.5,
  /** Indexes (0-based): Camouflaged Kamikazes do not trigger Camouflaged Traps. */
  camouflage: { kamikaze: 9, trap: 4 },
} as const;

/** Standing is total slots divided by this (rules §11). */
export const SLOTS_PER_STANDING = 200;

/** Attacks on players (rules §12); times in milliseconds, shares as fractions of 1. */
export const ATTACK = {
  /** Below this share of the attacker's standing, players are protected, save from revenge. */
  weakShare: 0.2,
  /** Revenge loot is at most this multiple of what was taken. */
  revengeFactor: 2,
  /** Carried metal and energy above this per slot counts as wealth, which voids that protection. */
  wealthPerSlot: 50,
  historyMs: DAY,
  cooldownMs: 4 * HOUR,
  perDay: 20,
  /** This much of the looted resource stays with the base. */
  untouched: 1000,
  lootPercent: 10,
  lootPercentPerTransport: 2,
  maxLootPercent: 20,
  /** Maximum percentage of a base's metal and energy that all raiders of a day take together. */
  poolPercent: { large: 30, small: 15 },
  /**
   * Raiders below this share of the defender's standing draw on the small pool. Defenders below
   * this share of the raider's standing permanently lose no units.
   */
  smallShare: 0.5,
  /** At most one part in this many of the attacker's weekly allowance comes from one player. */
  victimDivisor: 10,
} as const;

/** Capturing factories (rules §13); times in milliseconds. */
export const CAPTURE = {
  slotsPerWall: 300,
  /** The guard per slot grows with the slots; from here on it is twice as strong. */
  doubledFrom: 4000,
  /** The guard grows by this percentage with each plain factory owned. */
  percentPerFactory: 15,
  /** How long nobody can capture a factory that was captured from a player. It can be plundered. */
  safeMs: 12 * HOUR,
  /**
   * How long a plundered one is safe from both, at most once in `plunderSafeOnceMs` for a field.
   */
  plunderSafeMs: HOUR,
  plunderSafeOnceMs: DAY,
  cooldownMs: HOUR,
  /** How long players can't take back a factory that they abandoned. */
  barredMs: DAY,
} as const;
