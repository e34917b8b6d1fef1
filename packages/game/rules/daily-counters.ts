/** Counters that begin anew with each UTC day (rules §4). */
import { utcDay } from "../game-time.ts";
import type { PlayerState } from "../state.ts";

const FRESH = { digs: 0, dugMetal: 0, dugEnergy: 0, referralMetal: 0, referralEnergy: 0 };

/** The player's counters of a day. */
export type DailyCounters = Pick<PlayerState, "counterDay" | keyof typeof FRESH>;

/**
 * The counters as they stand at `now` (milliseconds): those stored while their day lasts, else
 * zeros. A clock that has gone back to an earlier day gives nothing anew.
 */
export function countersToday(player: DailyCounters, now: number): DailyCounters {
  const today = utcDay(now);
  if (player.counterDay < today) return { counterDay: today, ...FRESH };
  const { counterDay, digs, dugMetal, dugEnergy, referralMetal, referralEnergy } = player;
  return { counterDay, digs, dugMetal, dugEnergy, referralMetal, referralEnergy };
}
