/** Limits and start values of the game. Times are in milliseconds unless noted. */
import { HOUR } from "../game-time.ts";

/**
 * Maximum steps and actions of one player. The simulator's never-sleeping player uses all of them
 * (rules §20).
 */
export const CALL_LIMITS = {
  stepsPerSecond: 20,
  actionsPerSecond: 10,
  actionsPerMinute: 300,
} as const;

/** Largest amount of anything: the range shared by JavaScript, JSON and the database. */
export const MAX_AMOUNT = Number.MAX_SAFE_INTEGER;

/** A new player's start (rules §2). */
export const NEW_PLAYER_START = {
  metal: 1000,
  energy: 1000,
  baseLevel: 1,
  digMin: 0,
  digMax: 100,
  shieldMs: 72 * HOUR,
} as const;

/** How long a field stays spent for the player who used it (rules §4, §6, §7). */
export const SPENT_MS = { dig: HOUR, cave: HOUR, forest: 2 * HOUR } as const;

/**
 * Uses per UTC day: up to `full` they count in full, up to `half` by half, beyond that divided by
 * `last` (rules §4).
 */
export const FATIGUE = {
  dig: { full: 500, half: 1000, last: 20 },
  cave: { full: 60, half: 120, last: 10 },
  forest: { full: 40, half: 80, last: 10 },
} as const;

/** Number of digs that one call can use (rules §4). */
export const DIG_EFFORTS = [1, 5, 20] as const;
export type DigEffort = (typeof DIG_EFFORTS)[number];

/** Tenths of the sum that one call pays when it makes this many digs (rules §4). */
export const EFFORT_TENTHS: Readonly<Record<DigEffort, number>> = { 1: 10, 5: 9, 20: 8 };

/** Veins (rules §4): one ore field in `oneIn` per day, the yield factor, paying veins per day. */
export const VEIN = { oneIn: 25, factor: 2, perDay: 3 } as const;

/**
 * Referral credit (rules §4): one part in `divisor` of a dig. A day pays at most one part in
 * `ownDivisor` of what the referrer dug, plus `dailyAllowance`.
 */
export const REFERRAL = { divisor: 10, ownDivisor: 4, dailyAllowance: 2500 } as const;

/** How far a player sees around a visited cell, in cells (rules §3). */
export const SIGHT_RADIUS = 3;

/** The mirage (spec §4, §9, rules §8): hours of the game clock, chance per step, reward. */
export const MIRAGE = { fromHour: 12, toHour: 18, chance: 0.1, reward: 9999 } as const;

/** Maximum number of candles that a player can hold (rules §9). */
export const MAX_CANDLES = 7;

/** Number of days of digging that limit the loot of a day (rules §12). */
export const LOOT_DAYS = 7;

/** Offers of the Black Market per day (rules §15). */
export const MARKET_OFFERS = 6;

/** Highest level of every research (rules §14). */
export const MAX_RESEARCH_LEVEL = 5;
