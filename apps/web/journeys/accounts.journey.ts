/** Accounts and sessions: registering, returning, forgotten passwords, and stored data. */
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { freshName, payloadOf, waitForGame } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { takePooledPage } from "./page-pool.ts";
import { type PlayerPage, WIDE } from "./player-browser.ts";
import { logIn, openGuestPage, register } from "./player-pages.ts";
import { FULL } from "./tier.ts";

setUpGameServer();

async function logOut({ page }: PlayerPage): Promise<void> {
  await page.getByRole("button", { name: english.shell("nav.logout") }).click();
  await page.waitForURL("**/login");
  await page.getByText(english.shell("logout.done")).waitFor();
}

it("takes a player from registration through a forgotten password back into the game", async () => {
  const player = await takePooledPage(browser, server.url, WIDE);
  const { page, context } = player;
  const username = freshName("Smith");
  const email = `${username}@example.org`;

  await register(page, { username, email, password: "first password" });
  expect(await payloadOf(page)).toMatchObject({ username, email, isGuest: false });
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "loggedIn")?.value).toBe("1");
  expect(cookies.find(({ name }) => name === "sid")).toMatchObject({ httpOnly: true });

  await logOut(player);
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left).not.toContain("user");
  expect(left).not.toContain("loggedIn");
  await page.goto("/game");
  await page.waitForURL("**/login");

  await page.getByRole("link", { name: english.account("login.forgotPassword") }).click();
  await page.waitForURL("**/fpass");
  await page.getByLabel(english.account("forgotPassword.either")).fill(username);
  await page.getByRole("button", { name: english.account("forgotPassword.submit") }).click();
  await page.getByText(english.account("forgotPassword.sent")).waitFor();
  const mail = await server.mailWith("/fpass?token=");
  const link = /http\S+\/fpass\?token=[\w-]+/.exec(mail)?.[0];
  expect(link).toBeDefined();

  await page.goto(link ?? "");
  await page.getByLabel(english.account("newPassword"), { exact: true }).fill("second password");
  await page.getByRole("button", { name: english.account("resetPassword.submit") }).click();
  await page.getByText(english.account("resetPassword.done")).waitFor();

  await logIn(page, username, "second password");
  await logOut(player);

  await page.goto("/fuser");
  await page.getByLabel(english.account("email")).fill(email);
  await page.getByRole("button", { name: english.account("forgotUsername.submit") }).click();
  await page.getByText(english.account("forgotUsername.sent")).waitFor();
  expect(await server.mailWith("Your username is")).toContain(username);
  expect(player.browserErrors.filter((line) => !isExpected(line))).toEqual([]);
});

/**
 * The browser reports every refused call, but these refusals are expected, and a live connection
 * that was still being opened when its player logged out.
 */
function isExpected(line: string): boolean {
  return (
    /Failed to load resource: the server responded with a status of 4\d\d/.test(line) ||
    line.includes("WebSocket is closed before the connection is established")
  );
}

it.runIf(FULL)("lets a guest with expired display cookies in", async () => {
  const { page, context, browserErrors } = await openGuestPage(browser, server);
  for (const name of ["user", "loggedIn"]) await context.clearCookies({ name });
  await page.goto("/game");
  await waitForGame(page);
  expect(new URL(page.url()).pathname).toBe("/game");
  const names = (await context.cookies()).map(({ name }) => name).sort();
  expect(names).toEqual(["loggedIn", "sid", "user"]);
  expect(browserErrors).toEqual([]);
});

it.runIf(FULL)("follows its display cookies: without loggedIn no menu", async () => {
  const { page, context, browserErrors } = await openGuestPage(browser, server);
  await page.waitForLoadState("networkidle");
  const before = (await payloadOf(page)).status;
  await context.clearCookies({ name: "loggedIn" });
  await page
    .getByRole("button", { name: english.shell("nav.logout") })
    .waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/game");
  await context.addCookies([{ name: "loggedIn", value: "1", url: server.url }]);
  await page.getByRole("button", { name: english.shell("nav.logout") }).waitFor();

  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await context.clearCookies({ name: "user" });
  await page.keyboard.press("d");
  await page.waitForURL("**/login");
  await page.getByText(english.account("cookieGone")).waitFor();
  expect(await page.getByRole("button", { name: english.shell("nav.logout") }).count()).toBe(0);
  expect(asked.filter((url) => url.includes("fields.move"))).toEqual([]);
  const { x, y } = (await payloadOf(page)).status;
  expect({ x, y }).toEqual({ x: before.x, y: before.y });
  expect(browserErrors).toEqual([]);
});
