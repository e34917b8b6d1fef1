/** Pages of new players, and the log-in forms. */

import { SESSION_COOKIE } from "@emberlode/contract";
import { createTestPlayer, type TestPlayerOptions } from "@emberlode/db/testing";
import { HOUR } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import type { Browser, Page } from "playwright-core";
import type { BuiltServer } from "./built-server.ts";
import { freshName, waitForGame } from "./game-page.ts";
import { leaveGame, openGame } from "./open-game.ts";
import { takePooledPage } from "./page-pool.ts";
import { openNewPage, type PageOptions, type PlayerPage, WIDE } from "./player-browser.ts";

interface PlayerPageOptions extends PageOptions, TestPlayerOptions {
  /** The server's URL for the browser, if something is in front of it. */
  url?: string;
}

/** A page logged in as a new player, who has not opened the game. */
export async function openPlayerPage(
  browser: Browser,
  server: BuiltServer,
  viewport = WIDE,
  { url = server.url, serviceWorkers, ...player }: PlayerPageOptions = {},
): Promise<PlayerPage> {
  const { token } = await createTestPlayer(server.pool(), player);
  const playerPage =
    serviceWorkers === undefined
      ? await takePooledPage(browser, url, viewport)
      : await openNewPage(browser, url, viewport, { serviceWorkers });
  const cookie = { name: SESSION_COOKIE, value: token, url, httpOnly: true };
  await playerPage.context.addCookies([cookie]);
  await leaveGame(playerPage.page);
  return playerPage;
}

/** A guest in the game, before the first step. */
export async function openGuestPage(
  browser: Browser,
  server: BuiltServer,
  viewport = WIDE,
): Promise<PlayerPage> {
  const player = await openPlayerPage(browser, server, viewport, { base: false });
  await openGame(player.page);
  return player;
}

/** A guest in the game, one step east of a base. */
export async function openSettledPage(
  browser: Browser,
  server: BuiltServer,
  viewport = WIDE,
): Promise<PlayerPage> {
  const player = await openPlayerPage(browser, server, viewport);
  await openGame(player.page);
  return player;
}

/** A player in the game who registered long ago: the chat's limits are strict in the first hour. */
export async function openTalkerPage(
  browser: Browser,
  server: BuiltServer,
  viewport = WIDE,
): Promise<PlayerPage> {
  const talker = { username: freshName("Talker"), age: 2 * HOUR };
  const player = await openPlayerPage(browser, server, viewport, talker);
  await openGame(player.page);
  return player;
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
