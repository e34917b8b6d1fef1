/** Times as `<input type="datetime-local">` has them: in the browser's time zone, to the minute. */
import { MINUTE } from "@emberlode/game";
import { dateFormat } from "../lib/language.ts";

const format = dateFormat({});
const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** `2026-12-24T18:00`. */
export function toLocalInput(time: number): string {
  const at = new Date(time);
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join("-");
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/** Milliseconds; null while the field is incomplete. */
export function fromLocalInput(value: string): number | null {
  const time = value === "" ? Number.NaN : new Date(value).getTime();
  return Number.isNaN(time) ? null : time;
}

/** The next full step of minutes at or after a time. */
export const roundUp = (time: number, minutes: number): number =>
  Math.ceil(time / (minutes * MINUTE)) * minutes * MINUTE;

/** `Europe/Madrid (UTC+1)`, as of a time. */
export function zoneName(time: number): string {
  const { timeZone } = format().resolvedOptions();
  const minutes = -new Date(time).getTimezoneOffset();
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const sign = minutes < 0 ? "−" : "+";
  const offset = minutes === 0 ? "" : `${sign}${hours}${rest === 0 ? "" : `:${twoDigits(rest)}`}`;
  return timeZone === "UTC" ? timeZone : `${timeZone} (UTC${offset})`;
}
