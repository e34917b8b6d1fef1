/** Figures of the fast tier and of the full one. */
import { PHONE, WIDE } from "./player-browser.ts";

/** Whether everything is run at full figures: `npm test -- --full`. */
export const FULL = process.env.FULL === "1";

const SIZES = [
  ["wide", WIDE],
  ["phone", PHONE],
] as const;

/** Names and sizes of the screens that a journey is played on: both in full, this one in fast. */
export function screens(fast: "wide" | "phone") {
  return SIZES.filter(([name]) => FULL || name === fast);
}
