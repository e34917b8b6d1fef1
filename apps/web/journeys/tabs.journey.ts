import { expect, it } from "vitest";
import { digByKey, inGame, payloadOf, playAsGuest, showsPlace, walkToMetal } from "./game-page.ts";
import { PHONE, takeSeat } from "./player-browser.ts";
import { takeGuestSeat } from "./seats.ts";
import { browser, openStage, server } from "./stage.ts";

openStage();

it("shows in another tab what a player does in one, without anybody asking", async () => {
  const { context, page } = await takeGuestSeat(browser, server);
  const other = await context.newPage();
  await other.goto("/game");
  await inGame(other);
  // From here on it may learn of things by its socket only.
  await other.route(/user\.session/, (route) => route.abort());
  const at = await walkToMetal(page);
  await showsPlace(other, at);
  await digByKey(page);
  const { status } = await payloadOf(page);
  expect(status).toMatchObject(at);
  const metal = status.metal.toLocaleString("en-GB");
  await other.getByText(metal, { exact: true }).first().waitFor();
});

it("loads the chat of a phone on whose screen it is not, and folds what was not sent", async () => {
  const { context, page } = await takeSeat(browser, server.url, PHONE);
  const asked = page.waitForRequest(/chat\.history/);
  await playAsGuest(page);
  await asked;
  await page.getByRole("tab", { name: /^Chat/ }).click();
  // The list itself is here: without it there is no place for what was not sent.
  await page.getByRole("log").waitFor();
  const box = page.getByRole("textbox", { name: "Message to all players" });
  await context.setOffline(true);
  for (const text of ["one", "two", "three", "four"]) {
    await box.fill(text);
    await box.press("Enter");
  }
  await page.getByText("4 messages were not sent.").waitFor({ timeout: 30_000 });
  await context.setOffline(false);
  // At once: what is said while the page catches up is not lost to what it asked before.
  await page.getByRole("button", { name: "Retry all" }).click();
  for (const text of ["one", "two", "three", "four"]) {
    await page.getByRole("log").getByText(text, { exact: true }).waitFor();
  }
  expect(await page.getByRole("button", { name: "Retry all" }).count()).toBe(0);
});
