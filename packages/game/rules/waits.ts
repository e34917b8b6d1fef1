/** What is left of waits, by a clock that may have been set back (rules §2). Times in milliseconds. */
import { SECOND } from "../game-time.ts";

/** The clocks of servers that share a world differ by this much at most. */
export const CLOCK_SKEW_MS = 5 * SECOND;

/** Whether a time was written by a clock that ran ahead and has been set back since. */
export function isAhead(at: number, now: number): boolean {
  return at > now + CLOCK_SKEW_MS;
}

/**
 * What is left of a wait of `lengthMs` that ends at `until`, 0..lengthMs; 0 when it is over. A wait that
 * began ahead of the clock is over too: it would last longer than its rule says.
 */
export function waitLeft(until: number, lengthMs: number, now: number): number {
  if (isAhead(until - lengthMs, now)) return 0;
  return Math.min(lengthMs, Math.max(0, until - now));
}

/** Whether something that happened at `at` happened less than `lengthMs` ago. */
export function isWithin(at: number, lengthMs: number, now: number): boolean {
  return waitLeft(at + lengthMs, lengthMs, now) > 0;
}

/**
 * What is left of a protection of `lengthMs` that ends at `until`, 0..lengthMs. It stays up when the clock
 * is set back, unlike a wait: no player is exposed because a clock was wrong.
 */
export function protectionLeft(until: number, lengthMs: number, now: number): number {
  return Math.min(lengthMs, Math.max(0, until - now));
}
