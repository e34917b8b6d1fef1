/** Mines and their detection (rules §14). */
import { DAY, MINUTE } from "../game-time.ts";

/** Mines per field, their lifetime, and the effect of an explosion. */
export const MINES = {
  /** Maximum number of live mines on one field, over all players. */
  perField: 5,
  lifetimeMs: DAY,
  /** Percentage of carried metal and energy that an explosion destroys, and the maximum of each. */
  damagePercent: 2,
  damageCap: 5000,
  /** Minimum time between two explosions under the same player. */
  explosionCooldownMs: 10 * MINUTE,
  /** Range of the MDN in cells. Of n cleared mines the player keeps n / 2, rounded down. */
  detectCells: 2,
} as const;
