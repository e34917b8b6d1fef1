/** The game clock (spec §4, rules §2). Times are milliseconds since the Unix epoch, UTC. */

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Periods of the day, six hours each, in order from midnight (spec §2, §9). */
export const PERIODS = ["night", "dawn", "day", "dusk"] as const;
export type Period = (typeof PERIODS)[number];

/** The date and time shown in the navigation. */
export interface GameDate {
  /** Full years elapsed + 1, a bar, days elapsed: `1 | 0` on the first day. */
  dayText: string;
  /** `HH:MM`, zero-padded. */
  timeText: string;
  period: Period;
  /** 0..1439. */
  minutesOfDay: number;
  /** Full years and full days since the account's first day began. */
  years: number;
  days: number;
}

/** UTC day number: days since the Unix epoch. */
export function utcDay(time: number): number {
  return Math.floor(time / DAY);
}

/** Length of an ISO 8601 date. */
const ISO_DAY = "2026-05-20".length;

/** The UTC day of a time in milliseconds as an ISO 8601 date: 2026-05-20. */
export function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, ISO_DAY);
}

/** Anniversaries passed between two UTC days. In common years, 29 February falls on 1 March. */
function fullYears(fromDay: number, toDay: number): number {
  const from = new Date(fromDay * DAY);
  const to = new Date(toDay * DAY);
  const months = to.getUTCMonth() - from.getUTCMonth();
  const isReached = months > 0 || (months === 0 && to.getUTCDate() >= from.getUTCDate());
  return to.getUTCFullYear() - from.getUTCFullYear() - (isReached ? 0 : 1);
}

/** The period of a minute of the day (0..1439). */
export function periodOf(minutesOfDay: number): Period {
  return PERIODS[Math.floor(minutesOfDay / 360)] ?? "night";
}

/**
 * Date and time as the game shows them for an account. The count starts at the beginning of the UTC
 * day of `createdAt`; if `now` is before that, the result is the start.
 */
export function gameDate(createdAt: number, now: number): GameDate {
  const firstDay = utcDay(createdAt);
  const elapsed = Math.max(0, now - firstDay * DAY);
  const days = Math.floor(elapsed / DAY);
  const years = fullYears(firstDay, firstDay + days);
  const minutesOfDay = Math.floor((elapsed % DAY) / MINUTE);
  const hours = String(Math.floor(minutesOfDay / 60)).padStart(2, "0");
  const minutes = String(minutesOfDay % 60).padStart(2, "0");
  return {
    dayText: `${years + 1} | ${days}`,
    timeText: `${hours}:${minutes}`,
    period: periodOf(minutesOfDay),
    minutesOfDay,
    years,
    days,
  };
}
