/** Sizes of the fast and the full tier. */
import { PHONE, WIDE } from "./player-browser.ts";

/** Whether to run the full tier: `npm test -- --full`. */
export const FULL = process.env.FULL === "1";

const SIZES = [
  ["wide", WIDE],
  ["phone", PHONE],
] as const;

/** Names and sizes of a journey's screens: both in the full tier, this one in the fast tier. */
export function screens(fast: "wide" | "phone") {
  return SIZES.filter(([name]) => FULL || name === fast);
}
