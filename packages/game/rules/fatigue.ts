/** Daily fatigue (rules §4). */
import { FATIGUE } from "../catalogue/limits.ts";

/** Actions that cause fatigue. Each is counted per day. */
export type FatigueKind = keyof typeof FATIGUE;

export interface Fatigue {
  level: "full" | "half" | "last";
  /** Divisor of the next yield, rounding down: 1, 2, then 20 for digs and 10 for searches. */
  divisor: number;
  /** Uses so far today. */
  used: number;
  /** Uses left at this level; null at the last one. */
  left: number | null;
  /** Uses per day that count in full, and up to which they count half. */
  fullUntil: number;
  halfUntil: number;
}

type Level = Fatigue["level"];
type Shares = Readonly<Record<Level, number>>;

const DIG_SHARES = { full: 1, half: 0.5, last: 0.05 } as const satisfies Shares;
const SEARCH_SHARES = { full: 1, half: 0.5, last: 0.1 } as const satisfies Shares;

/** The share of a full yield that a dig gives: 1 / the level's divisor. */
export function digShare(level: Level) {
  return DIG_SHARES[level];
}

/** The share of the full chances of finds that a search of a cave or forest has. */
export function searchShare(level: Level) {
  return SEARCH_SHARES[level];
}

/** The fatigue of the next use after `used` uses today, 0 or more (rules §4). */
export function fatigueAfter(used: number, kind: FatigueKind = "dig"): Fatigue {
  const { full: fullUntil, half: halfUntil, last } = FATIGUE[kind];
  const usage = { used, fullUntil, halfUntil };
  if (used < fullUntil) return { level: "full", divisor: 1, left: fullUntil - used, ...usage };
  if (used < halfUntil) return { level: "half", divisor: 2, left: halfUntil - used, ...usage };
  return { level: "last", divisor: last, left: null, ...usage };
}
