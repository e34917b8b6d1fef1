/** Players who took their seat and are in the game. */
import type { Browser, Page } from "playwright-core";
import { inGame, playAsGuest } from "./game-page.ts";
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

/** What one registers with. */
interface Account {
  username: string;
  email: string;
  password: string;
}

/** Fills in and sends the log-in form; what comes of it is the caller's to see. */
export async function sendLogIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto("/login");
  const form = page.getByRole("tabpanel");
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Log in" }).click();
}

/** Logs in with the right password, up to the game. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await sendLogIn(page, username, password);
  await page.waitForURL("**/game");
  await inGame(page);
}

/** Registers, up to the game. */
export async function register(page: Page, { username, email, password }: Account): Promise<void> {
  await page.goto("/login");
  await page.getByRole("tab", { name: "Create account" }).click();
  const form = page.getByRole("tabpanel");
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/game");
  await inGame(page);
}
