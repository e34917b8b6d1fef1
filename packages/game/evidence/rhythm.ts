/** When an account digs: whether a program does it. */
import { DAY, HOUR, MINUTE } from "../game-time.ts";

/** Pauses within this many milliseconds count as equal. */
const SAME_MS = 50;
/**
 * The most common pauses that are looked at: a program has few, since fields are a few steps apart.
 */
const COMMON = 5;
/** Fewer pauses say nothing. */
const MIN_PAUSES = 200;

export interface Rhythm {
  /** Share of the five most common pauses between digs, in percent; 0 if there were too few. */
  percent: number;
  /** Most hours of a day (UTC) with digs. */
  hours: number;
}

/** @param digs times of digs in milliseconds, in any order */
export function rhythmOf(digs: readonly number[]): Rhythm {
  const times = digs.toSorted((a, b) => a - b);
  const pauses = new Map<number, number>();
  const hours = new Map<number, Set<number>>();
  let count = 0;
  for (const [nth, at] of times.entries()) {
    const day = Math.floor(at / DAY);
    const ofDay = hours.get(day) ?? new Set();
    hours.set(day, ofDay.add(Math.floor(at / HOUR)));
    const pause = at - (times[nth - 1] ?? Number.NEGATIVE_INFINITY);
    if (pause > MINUTE) continue;
    count += 1;
    const bucket = Math.round(pause / SAME_MS);
    pauses.set(bucket, (pauses.get(bucket) ?? 0) + 1);
  }
  const common = [...pauses.values()].toSorted((a, b) => b - a).slice(0, COMMON);
  const equal = common.reduce((sum, one) => sum + one, 0);
  return {
    percent: count < MIN_PAUSES ? 0 : Math.floor((100 * equal) / count),
    hours: Math.max(0, ...[...hours.values()].map(({ size }) => size)),
  };
}
