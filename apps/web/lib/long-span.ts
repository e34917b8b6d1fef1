import { DAY, HOUR } from "@emberlode/game";
import { clockSpan } from "./numbers.ts";

/** `2 days 3 hours`, as `write` says it, or `3:20:15` within the last day. */
export function longSpan(
  ms: number,
  write: (parts: { days: number; hours: number }) => string,
): string {
  if (ms < DAY) return clockSpan(ms);
  const hours = Math.floor((ms % DAY) / HOUR);
  return write({ days: Math.floor(ms / DAY), hours }).trimEnd();
}
