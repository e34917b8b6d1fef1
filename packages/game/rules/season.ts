/** The days of a season and its end (rules §17). Times are in milliseconds. */
import { RENOWN_SOURCES } from "../catalogue/renown.ts";
import { DAY, MINUTE, utcDay } from "../game-time.ts";
import type { Pause } from "./world-schedule.ts";

/** The category of a champion: all renown, or the sum of one source's scores. */
export const SEASON_TITLES = ["renown", ...RENOWN_SOURCES] as const;

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

/** How far ahead a peace ends whose season should have been replaced already. */
const OVERDUE_MS = MINUTE;

/** The peace after a season that ends, or ended, at a time; null before it. */
export function seasonPeace(endsAt: number | null, now: number): Pause | null {
  if (endsAt === null || now < endsAt) return null;
  const until = Math.max(endsAt + SEASON_PEACE_MS, now + OVERDUE_MS);
  return { from: endsAt, until, afterSeason: true };
}

/** Number of the day in its season: 1 for the first. */
export function dayOfSeason({ beginsAt }: SeasonSpan, now: number): number {
  return utcDay(now) - utcDay(beginsAt) + 1;
}

/** Players get a notice this many days before the end. */
const NOTICE_DAYS = [1, 3, 7] as const;

/**
 * The notice that is due now, in days before the end; null if none is. Of several that were missed,
 * only the last is given. A season that is shorter than a notice has none.
 * @param lastNotice the last notice that was given, or null
 */
export function seasonNotice(
  { beginsAt, endsAt }: { beginsAt: number; endsAt: number | null },
  lastNotice: number | null,
  now: number,
): number | null {
  if (endsAt === null || now >= endsAt) return null;
  const dueNotice = NOTICE_DAYS.find((days) => {
    const at = endsAt - days * DAY;
    return now >= at && at > beginsAt;
  });
  return dueNotice !== undefined && dueNotice < (lastNotice ?? Number.POSITIVE_INFINITY)
    ? dueNotice
    : null;
}
