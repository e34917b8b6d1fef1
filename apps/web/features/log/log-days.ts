/** The days of the log, in the player's zone. */
import { messages } from "../../lib/messages.ts";
import { longDate } from "../../lib/times.ts";

const t = await messages("log");

function dayStart(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** Whether two times (ISO 8601) are of one day. */
export function isSameDay(one: string, other: string): boolean {
  return dayStart(Date.parse(one)) === dayStart(Date.parse(other));
}

/** What a day is called above its lines; `now` in milliseconds. */
export function dayTitle(iso: string, now: number): string {
  const day = dayStart(Date.parse(iso));
  const today = dayStart(now);
  if (day === today) return t("today");
  // The moment before midnight is of the day before, however long that was.
  return day === dayStart(today - 1) ? t("yesterday") : longDate(iso);
}
