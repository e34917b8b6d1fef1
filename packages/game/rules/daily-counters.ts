/** Counters that reset with each UTC day (rules §4, §6, §7, §12, §15). */
import { LOOT_DAYS } from "../catalogue/limits.ts";
import { utcDay } from "../game-time.ts";
import { mapResources, NO_AMOUNTS } from "../resource.ts";
import type { PlayerState } from "../state.ts";

const ZERO_COUNTERS = {
  digs: 0,
  dug: NO_AMOUNTS,
  referral: NO_AMOUNTS,
  caves: 0,
  forests: 0,
  attacks: 0,
  stakes: 0,
  veins: [] as readonly number[],
};

/** A player's counters of a day, and the amounts dug on the days before. */
export type DailyCounters = Pick<
  PlayerState,
  "counterDay" | "dugBefore" | keyof typeof ZERO_COUNTERS
>;

/** The history of dug amounts, shifted by `days`. */
function shiftHistory(before: readonly number[], dug: number, days: number): readonly number[] {
  const since = Array.from({ length: Math.min(days - 1, LOOT_DAYS) }, () => 0);
  return [...since, dug, ...before].slice(0, LOOT_DAYS);
}

/** Only the counters of a player, as stored. */
export function countersOf(player: DailyCounters): DailyCounters {
  const { counterDay, digs, dug, referral, dugBefore } = player;
  const { caves, forests, attacks, stakes, veins } = player;
  return { counterDay, digs, dug, referral, caves, forests, attacks, stakes, veins, dugBefore };
}

/**
 * The counters at `now` (milliseconds): as stored on the same day, else zeros. A clock that goes
 * back to an earlier day does not reset them.
 */
export function countersToday(player: DailyCounters, now: number): DailyCounters {
  const today = utcDay(now);
  const { counterDay, dug, dugBefore } = player;
  if (counterDay >= today) return countersOf(player);
  const days = today - counterDay;
  return {
    counterDay: today,
    ...ZERO_COUNTERS,
    dugBefore: mapResources((resource) => shiftHistory(dugBefore[resource], dug[resource], days)),
  };
}

/**
 * The counters that an action writes: only those in `set`, or all of them on a new day.
 * @param now milliseconds
 */
export function countersPatch(
  player: DailyCounters,
  now: number,
  set: Partial<DailyCounters>,
): Partial<DailyCounters> {
  const today = countersToday(player, now);
  return today.counterDay === player.counterDay ? set : { ...today, ...set };
}
