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

/** Year, month (1..12) and day of the month of a UTC day number, in the Gregorian calendar. */
function civil(day: number): { year: number; month: number; date: number } {
  // Uses 400-year eras that start on 1 March, so a leap day is the last day of its year.
  const z = day + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const date = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date };
}

/** Anniversaries passed between two UTC days. In common years, 29 February falls on 1 March. */
function fullYears(fromDay: number, toDay: number): number {
  const from = civil(fromDay);
  const to = civil(toDay);
  const reached = to.month > from.month || (to.month === from.month && to.date >= from.date);
  return to.year - from.year - (reached ? 0 : 1);
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
