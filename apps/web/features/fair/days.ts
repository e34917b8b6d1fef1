/** Days of the game (UTC, `YYYY-MM-DD`), as in URLs and calls. */
import { DAY, isoDay } from "@emberlode/game";
import { dateFormat } from "../../lib/in-language.ts";

/** Whether a text is a valid date. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && isoDay(time) === text;
}

/** Up to seven days before a day, back to the day of `since` (ISO 8601), latest first. */
export function daysBefore(day: string, since: string): string[] {
  const WEEK = 7;
  const start = Date.parse(`${day}T00:00:00Z`);
  const week = Array.from({ length: WEEK }, (_, i) => isoDay(start - (i + 1) * DAY));
  return week.filter((one) => one >= isoDay(Date.parse(since)));
}

const longDay = dateFormat({ dateStyle: "long", timeZone: "UTC" });

/** A day as text: May 21, 2026. */
export const dayText = (day: string): string => longDay().format(Date.parse(day));

export const fairPath = (day: string): string => `/fair/${day}`;
