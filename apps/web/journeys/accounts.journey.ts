/** Accounts and sessions: signing up, coming back, forgotten passwords, and what a browser keeps of it. */
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { freshName, inGame, payloadOf } from "./game-page.ts";
import { type Seat, WIDE } from "./player-browser.ts";
import { takePooledSeat } from "./seat-pool.ts";
import { logIn, register, takeGuestSeat } from "./seats.ts";
import { browser, openStage, server } from "./stage.ts";

openStage();

async function logOut({ page }: Seat): Promise<void> {
  await page.getByRole("button", { name: english.shell("nav.logout") }).click();
  await page.waitForURL("**/login");
  await page.getByText(english.shell("logout.done")).waitFor();
}

it("takes a player from registration through a forgotten password back into the game", async () => {
  const seat = await takePooledSeat(browser, server.url, WIDE);
  const { page, context } = seat;
  const username = freshName("Smith");
  const email = `${username}@example.org`;

  await register(page, { username, email, password: "first password" });
  expect(await payloadOf(page)).toMatchObject({ username, email, isGuest: false });
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "loggedIn")?.value).toBe("1");
  expect(cookies.find(({ name }) => name === "sid")).toMatchObject({ httpOnly: true });

  await logOut(seat);
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
  await logOut(seat);

  await page.goto("/fuser");
  await page.getByLabel(english.account("email")).fill(email);
  await page.getByRole("button", { name: english.account("forgotUsername.submit") }).click();
  await page.getByText(english.account("forgotUsername.sent")).waitFor();
  expect(await server.mailWith("Your username is")).toContain(username);
  expect(seat.complaints.filter((line) => !isRefusedCall(line))).toEqual([]);
});

/** A browser itself reports every refused call; the refusal is what the journey wants. */
function isRefusedCall(line: string): boolean {
  return /Failed to load resource: the server responded with a status of 4\d\d/.test(line);
}

it("lets a guest in whose display cookies ran out, and sends the sixth of a network to the form", async () => {
  const { page, context, complaints } = await takeGuestSeat(browser, server);
  for (const name of ["user", "loggedIn"]) await context.clearCookies({ name });
  await page.goto("/game");
  await inGame(page);
  expect(new URL(page.url()).pathname).toBe("/game");
  const names = (await context.cookies()).map(({ name }) => name).sort();
  expect(names).toEqual(["loggedIn", "sid", "user"]);
  expect(complaints).toEqual([]);

  for (let guests = 0; guests < 5; guests++) {
    const { request } = await browser.newContext({ baseURL: server.url });
    const headers = { origin: server.url };
    const begun = await request.post("/api/users/guest", { headers });
    const { x, y } = (await begun.json()).user.status;
    await request.get(`/api/fields/coords?x=${(x % 50) + 1}&y=${y}`, { headers });
  }
  const sixth = await takePooledSeat(browser, server.url, WIDE);
  await sixth.page.goto("/");
  await sixth.page
    .getByRole("button", { name: english.account("guest.playNow") })
    .first()
    .click();
  await sixth.page.waitForURL("**/login");
  await sixth.page.getByText(/^Your network .* limit of 5 guests\./).waitFor();
  const form = sixth.page.getByRole("tabpanel", { name: english.account("register.tab") });
  const username = form.getByLabel(english.account("username"));
  await expect
    .poll(() => username.evaluate((input) => input === document.activeElement))
    .toBe(true);
});

it("follows its display cookies: without loggedIn no menu, without user no step", async () => {
  const { page, context, complaints } = await takeGuestSeat(browser, server);
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
  expect(complaints).toEqual([]);
});

it("counts down after wrong passwords and says so once", async () => {
  const { page } = await takePooledSeat(browser, server.url, WIDE);
  await page.goto("/login");
  const form = page.getByRole("tabpanel", { name: english.account("login.tab") });
  await form.getByLabel(english.account("username")).fill("Nobody");
  await form.getByLabel(english.account("password"), { exact: true }).fill("not this one");
  const submit = form.getByRole("button", { name: english.account("login.tab") });
  const limit = english.errors("limits.failuresPerAccount", { most: 5 });
  const clock = form.getByText(`${limit} Try again in 0:`);
  for (let tries = 0; tries < 6; tries++) {
    const answer = page.waitForResponse((response) => response.url().includes("user.login"));
    await submit.click();
    await answer;
  }
  await clock.waitFor();
  const first = await clock.textContent();
  const said = await form.getByRole("alert").textContent();
  expect(said?.startsWith(`${limit} `)).toBe(true);
  await expect.poll(() => clock.textContent(), { timeout: 5000 }).not.toBe(first);
  expect(await form.getByRole("alert").textContent()).toBe(said);
  expect(await submit.getAttribute("aria-disabled")).toBe("true");
});

it("leads a second tab to the log-in page when the first logs out", async () => {
  const { page, context } = await takeGuestSeat(browser, server);
  const second = await context.newPage();
  await second.goto("/game");
  await inGame(second);
  await second.waitForLoadState("networkidle");
  await page.getByRole("button", { name: english.shell("nav.logout") }).click();
  await page.getByRole("button", { name: english.shell("logout.guestLeave") }).click();
  await page.waitForURL("**/login");
  await page.getByText(english.shell("logout.done")).waitFor();
  await second.waitForURL("**/login");
  // Told by the socket, or seen by the cookie that is gone: whichever is first.
  await second.getByText(/Your session has ended|login cookie is gone/).waitFor();
});
