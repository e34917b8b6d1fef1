/** The times of a peace or maintenance in the audit log. */
import { timeInWords } from "../lib/times.ts";
import { t } from "./texts.ts";

/**
 * As the server writes them: `2026-12-24 18:00 – 2026-12-27 18:00 UTC`, with `…` for no end yet.
 */
const TIMES = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) – (?:(\d{4}-\d\d-\d\d) (\d\d:\d\d)|…) UTC$/;

const inWords = (day: string, clock: string): string => timeInWords(Date.parse(`${day}T${clock}Z`));

/** In the reader's time zone, as everywhere on these pages. Other texts stay as they are. */
export function pauseTimesText(times: string): string {
  const [found, fromDay = "", fromClock = "", untilDay = "", untilClock = ""] =
    TIMES.exec(times) ?? [];
  if (found === undefined) return times;
  const from = inWords(fromDay, fromClock);
  return untilDay === ""
    ? t("audit.pause.open", { from })
    : t("audit.pause.times", { from, until: inWords(untilDay, untilClock) });
}

/** The name of a fact with times: those of before, or those of now. */
export function pauseFactName(name: "from" | "to", change: string): string {
  if (change === "changed") return name === "from" ? t("audit.pause.before") : t("audit.pause.now");
  if (name === "from") return t("audit.pause.planned");
  return change === "ended" ? t("audit.pause.tookPlace") : t("audit.pause.when");
}
