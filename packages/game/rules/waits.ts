/** Remaining times, robust against clocks that are set back (rules §2). Times in milliseconds. */
import { SECOND } from "../game-time.ts";

/** Maximum clock difference between servers that share a world. */
export const CLOCK_SKEW_MS = 5 * SECOND;

/** Whether a time was written by a clock that ran ahead and was set back since. */
export function isInFuture(at: number, now: number): boolean {
  return at > now + CLOCK_SKEW_MS;
}

/**
 * Remaining time of a wait of `lengthMs` that ends at `until`, 0..lengthMs. A wait that started in
 * the future counts as over: otherwise it would last longer than its rule says.
 */
export function waitLeft(until: number, lengthMs: number, now: number): number {
  if (isInFuture(until - lengthMs, now)) return 0;
  return Math.min(lengthMs, Math.max(0, until - now));
}

/** Whether `at` is less than `lengthMs` ago. */
export function isWithin(at: number, lengthMs: number, now: number): boolean {
  return waitLeft(at + lengthMs, lengthMs, now) > 0;
}

/**
 * Remaining time of a protection of `lengthMs` that ends at `until`, 0..lengthMs. Unlike a wait it
 * stays up when the clock is set back: a wrong clock must not expose a player.
 */
export function protectionLeft(until: number, lengthMs: number, now: number): number {
  return Math.min(lengthMs, Math.max(0, until - now));
}
