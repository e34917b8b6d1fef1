import { DAY, HOUR, MINUTE } from "@emberlode/game";
import { t } from "./texts.ts";

const HOUR_MINUTES = HOUR / MINUTE;
const DAY_MINUTES = DAY / MINUTE;

/** Minutes per unit, the largest first. */
export const UNITS = { days: DAY_MINUTES, hours: HOUR_MINUTES, minutes: 1 } as const;
export type Unit = keyof typeof UNITS;

/** Minutes in their largest whole unit: 90 minutes, 1 hour, 3 days. */
export function durationText(minutes: number): string {
  if (minutes % DAY_MINUTES === 0) return t("durations.days", { count: minutes / DAY_MINUTES });
  if (minutes % HOUR_MINUTES === 0) return t("durations.hours", { count: minutes / HOUR_MINUTES });
  return t("durations.minutes", { count: minutes });
}

/**
 * Minutes without a precision that nobody needs: 2 hours instead of 119 minutes, 3 days instead of
 * 70 hours.
 */
export function roughDuration(minutes: number): string {
  const unit =
    minutes < 2 * HOUR_MINUTES ? 1 : minutes < 2 * DAY_MINUTES ? HOUR_MINUTES : DAY_MINUTES;
  return durationText(Math.max(1, Math.round(minutes / unit) * unit));
}
