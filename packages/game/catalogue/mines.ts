/** Mines and their detection (rules §14). */
import { DAY, MINUTE } from "../game-time.ts";

/** What lies on a field, for how long, and what an explosion does. */
export const MINES = {
  /** Most live mines on one field, whoever laid them. */
  perField: 5,
  lieMs: DAY,
  /** Share of carried metal and energy that one explosion destroys, and the most of each. */
  damagePercent: 2,
  damageCap: 5000,
  /** Time in which nothing more goes off under the same victim. */
  restMs: 10 * MINUTE,
  /** How far the MDN reaches, in cells; of n mines cleared it keeps n / 2, rounded down. */
  detectCells: 2,
} as const;
