/** Players who took their seat and are in the game. */
import type { Browser } from "playwright-core";
import { playAsGuest } from "./game-page.ts";
import { settle } from "./outfit.ts";
import { type Seat, takeSeat, WIDE } from "./player-browser.ts";

/** A guest who came by "Play now". */
export async function takeGuestSeat(
  browser: Browser,
  baseURL: string,
  viewport = WIDE,
): Promise<Seat> {
  const seat = await takeSeat(browser, baseURL, viewport);
  await playAsGuest(seat.page);
  return seat;
}

/** A guest who took a step, and so has a base; five of them play from one address (rules §2). */
export async function takeSettledSeat(
  browser: Browser,
  baseURL: string,
  viewport = WIDE,
): Promise<Seat> {
  const seat = await takeGuestSeat(browser, baseURL, viewport);
  await settle(seat.page);
  return seat;
}
