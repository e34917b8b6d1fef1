/** Yield of a dig by effort, fatigue and vein (rules §4). */
import { type DigEffort, EFFORT_TENTHS, FATIGUE, VEIN } from "../catalogue/limits.ts";
import { fatigueAfter } from "./fatigue.ts";

export interface DigConditions {
  /** Digs made today before this one. */
  used: number;
  effort: DigEffort;
  /** Whether a vein pays here, see `veinPays`. */
  vein: boolean;
}

/**
 * The yield of a dig. Each roll has its own fatigue and is doubled by a vein while it is one of the
 * day's first 500; the sum is reduced for larger efforts and rounded down. A roll that always
 * returns the lower or upper end of the player's range gives the lower or upper end of the yield.
 * @param roll called once per dig
 */
export function digYield({ used, effort, vein }: DigConditions, roll: () => number): number {
  let sum = 0;
  for (let dug = used; dug < used + effort; dug++) {
    const { divisor } = fatigueAfter(dug);
    const factor = vein && dug < FATIGUE.dig.full ? VEIN.factor : 1;
    sum += Math.floor(roll() / divisor) * factor;
  }
  return Math.floor((sum * EFFORT_TENTHS[effort]) / 10);
}

/** Digs left of the day's first 1,000, which limit efforts above 1. */
export function digsLeftToday(used: number): number {
  return Math.max(0, FATIGUE.dig.half - used);
}

/** Whether a dig of this effort is possible today. A single dig always is. */
export function isEffortAvailable(effort: DigEffort, used: number): boolean {
  return effort === 1 || effort <= digsLeftToday(used);
}
