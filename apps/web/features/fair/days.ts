/** Days of the game, which are those of UTC, as addresses and calls name them. */
import { DAY, isoDay } from "@emberlode/game";

/** Whether a text names a day as the calendar has it. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && isoDay(time) === text;
}

/** The days before a day back to the one of a time (ISO 8601), the latest first; at most a week. */
export function daysBefore(day: string, since: string): string[] {
  const WEEK = 7;
  const start = Date.parse(`${day}T00:00:00Z`);
  const week = Array.from({ length: WEEK }, (_, i) => isoDay(start - (i + 1) * DAY));
  return week.filter((one) => one >= isoDay(Date.parse(since)));
}

export const fairPath = (day: string): string => `/fair/${day}`;
