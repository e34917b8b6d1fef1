import { expect, it } from "vitest";
import { takeSeat } from "./player-browser.ts";
import { takeGuestSeat } from "./seats.ts";
import { browser, openStage, server } from "./stage.ts";

openStage();

it("lets a guest in whose display cookies ran out, and sends the sixth of a network to the form", async () => {
  const { page, context, complaints } = await takeGuestSeat(browser, server.url);
  await page.keyboard.press("d");
  await page.getByRole("textbox", { name: "Message to all players" }).waitFor();
  for (const name of ["user", "loggedIn"]) await context.clearCookies({ name });
  await page.goto("/game");
  await page.getByRole("textbox", { name: "Message to all players" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/game");
  const names = (await context.cookies()).map(({ name }) => name).sort();
  expect(names).toEqual(["loggedIn", "sid", "user"]);
  expect(complaints).toEqual([]);
  await context.close();

  for (let guests = 0; guests < 5; guests++) {
    const seat = await browser.newContext({ baseURL: server.url });
    const headers = { origin: server.url };
    const begun = await seat.request.post("/api/users/guest", { headers });
    if (!begun.ok()) break;
    const { x, y } = (await begun.json()).user.status;
    await seat.request.get(`/api/fields/coords?x=${(x % 50) + 1}&y=${y}`, { headers });
    await seat.close();
  }
  const sixth = await takeSeat(browser, server.url);
  await sixth.page.goto("/");
  await sixth.page.getByRole("button", { name: "Play now" }).first().click();
  await sixth.page.waitForURL("**/login");
  await sixth.page.getByText("from your network").waitFor();
  const form = sixth.page.getByRole("tabpanel", { name: "Create account" });
  const username = form.getByLabel("Username");
  await expect
    .poll(() => username.evaluate((input) => input === document.activeElement))
    .toBe(true);
  await sixth.context.close();
});

it("counts down after wrong passwords and says so once", async () => {
  const { page, context } = await takeSeat(browser, server.url);
  await page.goto("/login");
  const form = page.getByRole("tabpanel", { name: "Log in" });
  await form.getByLabel("Username").fill("Nobody");
  await form.getByLabel("Password", { exact: true }).fill("not this one");
  const submit = form.getByRole("button", { name: "Log in" });
  const clock = form.getByText(/^Too many tries\. Try again in 0:\d\d\.$/);
  for (let tries = 0; tries < 6; tries++) {
    const answer = page.waitForResponse((response) => response.url().includes("user.login"));
    await submit.click();
    await answer;
  }
  await clock.waitFor();
  const first = await clock.textContent();
  const said = await form.getByRole("alert").textContent();
  expect(said).toMatch(/^That was wrong too often\. Try again in /);
  await expect.poll(() => clock.textContent(), { timeout: 5000 }).not.toBe(first);
  expect(await form.getByRole("alert").textContent()).toBe(said);
  expect(await submit.getAttribute("aria-disabled")).toBe("true");
  await context.close();
});
