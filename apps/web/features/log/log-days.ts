import { messages } from "../../lib/messages.ts";
import { longDate } from "../../lib/times.ts";

const t = await messages("log");

function dayStart(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** The heading of a day; `now` in milliseconds. */
export function dayTitle(iso: string, now: number): string {
  const day = dayStart(Date.parse(iso));
  const today = dayStart(now);
  if (day === today) return t("today");
  // Not a fixed 24 hours: days vary in length with daylight saving time.
  return day === dayStart(today - 1) ? t("yesterday") : longDate(iso);
}
