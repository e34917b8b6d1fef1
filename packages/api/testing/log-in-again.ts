import { type Browser, keepCookie, PASSWORD } from "./game.ts";

/** A session of today, for a player whose clock was set to another day. */
export async function renewSession(browser: Browser, username: string): Promise<void> {
  await browser.call.user.login({ username, password: PASSWORD });
  keepCookie(browser);
}
