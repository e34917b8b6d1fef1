/** Mines and their detection (rules §14). */
import { DAY, MINUTE } from "../game-time.ts";

/** How many mines a field holds, how long they last, and what an explosion does. */
export const MINES = {
  /** Most live mines on one field, from all players together. */
  perField: 5,
  lieMs: DAY,
  /** Share of carried metal and energy that one explosion destroys, and the most of each. */
  damagePercent: 2,
  damageCap: 5000,
  /** Time without another explosion under the same victim. */
  restMs: 10 * MINUTE,
  /** Range of the MDN in cells; of n cleared mines it keeps n / 2, rounded down. */
  detectCells: 2,
} as const;
