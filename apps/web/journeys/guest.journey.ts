import type { Position, ProgressAnswer } from "@emberlode/contract";
import { GOAL_REWARDS, type GoalId } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { queryApi } from "./api-calls.ts";
import { digByKey, freshName, payloadOf, walkToMetal } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { takePooledPage } from "./page-pool.ts";
import { WIDE } from "./player-browser.ts";
import { logIn, openGuestPage } from "./player-pages.ts";

setUpGameServer();

it("lets a visitor play immediately, keep the game under a name, and lose nothing to a crash", async () => {
  const { page, browserErrors } = await openGuestPage(browser, server);
  const before = (await payloadOf(page)).status;

  // A dig yields 0 to 100; if it yields nothing, dig elsewhere.
  const dug: Position[] = [];
  let gathered = 0;
  while (gathered === 0) {
    dug.push(await walkToMetal(page, dug));
    await page
      .getByRole("heading", { level: 1, name: english.catalogue("fields.metal.title") })
      .waitFor();
    gathered = await digByKey(page);
  }
  const metal = before.metal + gathered;
  await page.getByText(metal.toLocaleString("en-US"), { exact: true }).first().waitFor();
  await page.getByRole("button", { name: english.game("field.spentFor", { time: "" }) }).waitFor();
  expect((await payloadOf(page)).status.metal).toBe(metal);
  const { due } = await queryApi<ProgressAnswer>(page, "/api/user/progress");
  expect(due).toContain("dig");

  // With the live connection up, whose session ends when the guest gets a name.
  await page.getByRole("textbox", { name: english.chat("input") }).waitFor();
  await page.getByText(english.chat("emptyNext")).waitFor();
  const username = freshName("Stranger");
  const password = "a lode of embers";
  await page.getByRole("button", { name: english.profile("title") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(english.account("username")).fill(username);
  await dialog.getByLabel(english.account("email")).fill(`${username}@example.org`);
  await dialog.getByLabel(english.account("password"), { exact: true }).fill(password);
  await dialog.getByRole("button", { name: english.account("upgrade.submit") }).click();
  await page.getByText(english.account("upgrade.done", { name: username })).waitFor();
  const acknowledged = await payloadOf(page);
  expect(acknowledged).toMatchObject({ username, isGuest: false });
  // With the name, the rewards of all goals so far are paid.
  const metalWith = (...goals: GoalId[]) =>
    goals.reduce((sum, goal) => sum + GOAL_REWARDS[goal].metal, metal);
  const carried = async () => (await payloadOf(page)).status.metal;
  await expect.poll(carried).toBe(metalWith(...due, "name"));
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  const box = page.getByRole("textbox", { name: english.chat("input") });
  await box.fill("still here");
  await box.press("Enter");
  await page.getByRole("log").getByText("still here").waitFor();
  await expect.poll(carried).toBe(metalWith(...due, "name", "hello"));
  expect(new URL(page.url()).pathname).toBe("/game");
  expect(browserErrors).toEqual([]);

  await server.kill();
  await server.restart();

  const again = await takePooledPage(browser, server.url, WIDE);
  await logIn(again.page, username, password);
  await again.page
    .getByRole("heading", { level: 1, name: english.catalogue("fields.metal.title") })
    .waitFor();
  const { status } = await payloadOf(again.page);
  const { x, y } = acknowledged.status;
  expect(status).toMatchObject({ x, y, metal: metalWith(...due, "name", "hello") });
  await again.page
    .getByRole("button", { name: english.game("field.spentFor", { time: "" }) })
    .waitFor();
  expect(again.browserErrors).toEqual([]);
});
