import type { Direction } from "@emberlode/game";

/** A shorter distance is a tap, in CSS pixels; a longer time is not a swipe, in milliseconds. */
const LEAST_WAY = 32;
const LONGEST_MS = 700;
/** Clockwise from the east, like screen angles. */
const ROUND = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;

/** The nearest of the eight directions for a gesture; null when it is not a swipe. */
export function swipeDirection(dx: number, dy: number, ms: number): Direction | null {
  if (ms > LONGEST_MS || Math.hypot(dx, dy) < LEAST_WAY) return null;
  const eighths = Math.round((Math.atan2(dy, dx) / (Math.PI * 2)) * ROUND.length);
  return ROUND[(eighths + ROUND.length) % ROUND.length] ?? null;
}
