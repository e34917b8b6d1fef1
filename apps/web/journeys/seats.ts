/** Players with a seat, in the game. */

import { SESSION_COOKIE } from "@emberlode/contract";
import { createTestPlayer, type TestPlayerOptions } from "@emberlode/db/testing";
import { HOUR } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import type { Browser, Page } from "playwright-core";
import type { BuiltServer } from "./built-server.ts";
import { freshName, waitForGame } from "./game-page.ts";
import { leaveGame, openGame } from "./open-game.ts";
import { type Seat, type SeatOptions, takeSeat, WIDE } from "./player-browser.ts";
import { takePooledSeat } from "./seat-pool.ts";

interface PlayerSeatOptions extends SeatOptions, TestPlayerOptions {
  /** The server's URL for the browser, if something is in front of it. */
  url?: string;
}

/** A seat logged in as a new player, who has not opened the game. */
export async function takePlayerSeat(
  browser: Browser,
  server: BuiltServer,
  viewport = WIDE,
  { url = server.url, serviceWorkers, ...player }: PlayerSeatOptions = {},
): Promise<Seat> {
  const { token } = await createTestPlayer(server.pool(), player);
  const seat =
    serviceWorkers === undefined
      ? await takePooledSeat(browser, url, viewport)
      : await takeSeat(browser, url, viewport, { serviceWorkers });
  const cookie = { name: SESSION_COOKIE, value: token, url, httpOnly: true };
  await seat.context.addCookies([cookie]);
  await leaveGame(seat.page);
  return seat;
}

/** A guest in the game, before the first step. */
export async function takeGuestSeat(
  browser: Browser,
  server: BuiltServer,
  viewport = WIDE,
): Promise<Seat> {
  const seat = await takePlayerSeat(browser, server, viewport, { base: false });
  await openGame(seat.page);
  return seat;
}

/** A guest in the game, one step east of a base. */
export async function takeSettledSeat(
  browser: Browser,
  server: BuiltServer,
  viewport = WIDE,
): Promise<Seat> {
  const seat = await takePlayerSeat(browser, server, viewport);
  await openGame(seat.page);
  return seat;
}

/** A player in the game who registered long ago: the chat's limits are strict in the first hour. */
export async function takeTalkerSeat(
  browser: Browser,
  server: BuiltServer,
  viewport = WIDE,
): Promise<Seat> {
  const talker = { username: freshName("Talker"), age: 2 * HOUR };
  const seat = await takePlayerSeat(browser, server, viewport, talker);
  await openGame(seat.page);
  return seat;
}

/** The fields of the registration form. */
interface Account {
  username: string;
  email: string;
  password: string;
}

/** Fills in and submits the log-in form, without waiting for the result. */
async function sendLogIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto("/login");
  const form = page.getByRole("tabpanel");
  await form.getByLabel(english.account("username")).fill(username);
  await form.getByLabel(english.account("password"), { exact: true }).fill(password);
  await form.getByRole("button", { name: english.account("login.submit") }).click();
}

/** Logs in with the right password, and waits for the game. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await sendLogIn(page, username, password);
  await page.waitForURL("**/game");
  await waitForGame(page);
}

/** Registers, and waits for the game. */
export async function register(page: Page, { username, email, password }: Account): Promise<void> {
  await page.goto("/login");
  await page.getByRole("tab", { name: english.account("register.tab") }).click();
  const form = page.getByRole("tabpanel");
  await form.getByLabel(english.account("username")).fill(username);
  await form.getByLabel(english.account("email")).fill(email);
  await form.getByLabel(english.account("password"), { exact: true }).fill(password);
  await form.getByRole("button", { name: english.account("register.submit") }).click();
  await page.waitForURL("**/game");
  await waitForGame(page);
}
