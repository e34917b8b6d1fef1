import { MINUTE } from "@emberlode/game";
import { inLanguage } from "../../lib/in-language.ts";
import { messages } from "../../lib/messages.ts";

const t = await messages("battles");

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
  if (step === undefined) return t("justNow");
  const [unit, size] = step;
  return format().format(-Math.floor(minutes / size), unit);
}
