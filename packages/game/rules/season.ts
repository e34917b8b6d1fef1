/** The days of a season and its end (rules §17). Times are in milliseconds. */
import { DAY, utcDay } from "../game-time.ts";

/** When a season begins, and its length in UTC days; null for no end. */
export interface SeasonSpan {
  beginsAt: number;
  days: number | null;
}

/** When it ends: at a midnight. Null for no end. */
export function seasonEndsAt({ beginsAt, days }: SeasonSpan): number | null {
  return days === null ? null : (utcDay(beginsAt) + days) * DAY;
}

/** The peace between the end of a season and the next one lasts at least this long. */
export const SEASON_PEACE_MS = DAY;

/** `waiting`: not begun. `peace`: at its end, until the next season replaces it. */
export type SeasonPhase = "waiting" | "running" | "peace";

export function seasonPhase(span: SeasonSpan, now: number): SeasonPhase {
  if (now < span.beginsAt) return "waiting";
  const endsAt = seasonEndsAt(span);
  return endsAt !== null && now >= endsAt ? "peace" : "running";
}

/** Number of the day in its season: 1 for the first. */
export function dayOfSeason({ beginsAt }: SeasonSpan, now: number): number {
  return utcDay(now) - utcDay(beginsAt) + 1;
}
