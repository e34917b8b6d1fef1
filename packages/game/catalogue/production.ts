/** Numbers of factories that produce, garrisons and plunder (rules §13); times in milliseconds. */
import { MINUTE } from "../game-time.ts";

/** Output by number of factories: `full` make everything, each further one a little less. */
export const OUTPUT = { full: 4, percentLess: 10, minPercent: 30 } as const;

/** Guards of factories. */
export const GARRISON = {
  /** Percentage of the defense units on guard before the first choice, split evenly. */
  defaultPercent: 25,
  /** Shares are multiples of this percentage. */
  stepPercent: 5,
  maxPercent: 100,
  /** A player can change the shares once in this time. */
  waitMs: 10 * MINUTE,
} as const;

/** A won plunder leaves one part in this many of the counted time. */
export const PLUNDER_LEAVES = 2;
