import { DAY, MINUTE } from "@emberlode/game";
import { dateFormat, inLanguage } from "./language.ts";
import { messages } from "./messages.ts";

const t = await messages("shell");

const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

const clock = dateFormat(CLOCK);
const dayAndClock = dateFormat({ month: "short", day: "numeric", ...CLOCK });
const dayOfWeek = dateFormat({ dateStyle: "full" });
const longDay = dateFormat({ dateStyle: "long" });
const exactClock = dateFormat({ timeStyle: "medium", hourCycle: "h23" });
const shortClock = dateFormat({ timeStyle: "short", hourCycle: "h23" });

/** A time (ISO 8601) in the player's time zone: 14:05, or Nov 19, 14:05 if over a day old. */
export function shortTime(iso: string, now: number): string {
  const time = Date.parse(iso);
  return (now - time < DAY ? clock() : dayAndClock()).format(time);
}

/** A time in milliseconds by the player's clock: 14:05. */
export const clockTime = (time: number): string => clock().format(time);

/** Whether two times (ISO 8601 or milliseconds) are on the same day in the player's time zone. */
export function isSameDay(one: string | number, other: string | number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

/** A day and a time of day in a sentence: the formatter's own joins suit only labels in Spanish. */
function dayAndTime(at: number, time: Intl.DateTimeFormat): string {
  const hour = new Date(at).getHours();
  return t("times.dayAndTime", { day: longDay().format(at), hour, time: time.format(at) });
}

export function exactTime(iso: string): string {
  return dayAndTime(Date.parse(iso), exactClock());
}

/** A time in milliseconds, to the minute: November 23, 2026 at 15:30. */
export function timeInWords(time: number): string {
  return dayAndTime(time, shortClock());
}

/** The day of a time in the player's time zone, as a heading: Friday, November 20, 2026. */
export function longDate(iso: string): string {
  return dayOfWeek().format(Date.parse(iso));
}

/** The day of a time, in a sentence: November 20, 2026. */
export function dateInWords(iso: string): string {
  return longDay().format(Date.parse(iso));
}

const format = inLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
const STEPS = [
  ["year", 365 * 24 * 60],
  ["month", 30 * 24 * 60],
  ["week", 7 * 24 * 60],
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

/** A past time (ISO 8601) relative to `now`, in its largest unit: 3 hours ago. */
export function howLongAgo(iso: string, now: number): string {
  const minutes = (now - Date.parse(iso)) / MINUTE;
  const step = STEPS.find(([, size]) => minutes >= size);
  if (step === undefined) return t("times.justNow");
  const [unit, size] = step;
  return format().format(-Math.floor(minutes / size), unit);
}
