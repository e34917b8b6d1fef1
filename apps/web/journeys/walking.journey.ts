import type { Position } from "@emberlode/contract";
import { wrapCoordinate } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import {
  digByKey,
  payloadOf,
  shownPosition,
  stepByKey,
  stepName,
  waitForGame,
  waitForServerPosition,
  waitForShownPosition,
  walkToMetal,
} from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { openGame } from "./open-game.ts";
import { takePooledPage } from "./page-pool.ts";
import { PHONE, WIDE } from "./player-browser.ts";
import { openGuestPage } from "./player-pages.ts";
import { FULL } from "./tier.ts";

setUpGameServer();

async function openGuestAt(viewport?: { width: number; height: number }) {
  const player = await openGuestPage(browser, server, viewport);
  const { x, y } = (await payloadOf(player.page)).status;
  const at: Position = { x, y };
  return { ...player, at };
}

it("is playable without a mouse from the first page on", async () => {
  const { page, browserErrors } = await takePooledPage(browser, server.url, WIDE);
  await page.goto("/");
  const play = page.getByRole("button", { name: english.account("guest.playNow") });
  await play.waitFor();
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press("Tab");
    if (await play.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press("Enter");
  await page.waitForURL("**/game");
  await waitForGame(page);
  const { x, y } = (await payloadOf(page)).status;
  const to = await stepByKey(page, { x, y }, 1, 1);
  await waitForServerPosition(page, to);

  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: english.game("keys.title") }).waitFor();
  await page.keyboard.press("d");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await waitForShownPosition(page, to);
  expect((await payloadOf(page)).status).toMatchObject(to);
  expect(browserErrors).toEqual([]);
});

/** Holds the button for its first step and two repetitions, then releases it. */
async function holdEast(page: Page): Promise<void> {
  const pad = page.getByRole("button", { name: stepName("e"), exact: true });
  const pointer = { button: 0, isPrimary: true, pointerId: 1 };
  const { x: from } = await shownPosition(page);
  await pad.dispatchEvent("pointerdown", pointer);
  // Each place is shown for 125 ms, less than the polling interval: expect at least this.
  const steps = async () => wrapCoordinate((await shownPosition(page)).x - from + 1) - 1;
  await expect.poll(steps, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
  await pad.dispatchEvent("pointerup", pointer);
}

it("walks by the direction pad, also when held, and by a swipe on a phone", async () => {
  const { page, context, browserErrors, at } = await openGuestAt(PHONE);
  await page.getByRole("button", { name: stepName("e"), exact: true }).tap();
  const to = { x: (at.x % 50) + 1, y: at.y };
  await waitForShownPosition(page, to);
  await waitForServerPosition(page, to);

  await holdEast(page);
  // There may have been more repetitions: the swipe starts wherever they led.
  const { x, y } = await shownPosition(page);
  await waitForServerPosition(page, { x, y });
  const box = await page.locator(".scene").boundingBox();
  if (box === null) throw new Error("There is no scene.");
  const [fromX, fromY] = [box.x + box.width * 0.6, box.y + box.height * 0.3];
  const devtools = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", dx: number) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: fromX + dx, y: fromY }],
    });
  await touch("touchStart", 0);
  for (const dx of [-20, -40, -80]) await touch("touchMove", dx);
  await touch("touchEnd", -80);
  await devtools.detach();
  const west = { x: wrapCoordinate(x - 1), y };
  await waitForShownPosition(page, west);
  await waitForServerPosition(page, west);
  expect(browserErrors).toEqual([]);
});

it("makes no step when the page loads or when a linked field is viewed", async () => {
  const { page, browserErrors, at } = await openGuestAt();
  const moves: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (request.method() === "POST" && url.includes("fields.move")) moves.push(url);
  });
  await page.reload();
  await waitForGame(page);
  await waitForShownPosition(page, at);
  await page.waitForLoadState("networkidle");
  expect(moves).toEqual([]);
  await page.getByRole("button", { name: english.game("move.reload") }).click();
  await expect.poll(() => moves.length).toBe(1);

  const { x, y } = { x: (at.x % 50) + 1, y: at.y };
  await page.goto(`/game/${x}/${y}`);
  await page.getByText(english.game("look.badge")).waitFor();
  await waitForShownPosition(page, { x, y });
  await page.keyboard.press("d");
  expect((await payloadOf(page)).status).toMatchObject(at);
  await page.goBack();
  await page.waitForURL("**/game");
  await waitForShownPosition(page, at);
  expect(browserErrors).toEqual([]);
});

it.runIf(FULL)("continues in a second tab what a player does in the first", async () => {
  const { context, page, browserErrors } = await openGuestAt();
  const second = await context.newPage();
  await openGame(second);
  // From here on, the socket is its only source of updates.
  await second.route(/user\.session/, (route) => route.abort());
  const at = await walkToMetal(page);
  await waitForShownPosition(second, at);
  await digByKey(page);
  const { status } = await payloadOf(page);
  expect(status).toMatchObject(at);
  await second.getByText(status.metal.toLocaleString("en-GB"), { exact: true }).first().waitFor();
  await stepByKey(second, at, 0, 1);
  expect(browserErrors).toEqual([]);
});

it.runIf(FULL)("says when there is no connection, and recovers automatically", async () => {
  const { page, context, at } = await openGuestAt();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  // The browser reports it before any call fails.
  await page.getByText(english.shell("connection.lost")).waitFor();
  await page.keyboard.press("d");
  await page.getByText(english.shell("connection.noAnswer")).waitFor();
  await context.setOffline(false);
  await page.getByText(english.shell("connection.noAnswer")).waitFor({ state: "detached" });
  await page.getByText(english.shell("connection.lost")).waitFor({ state: "detached" });
  // The step is retried automatically or rolled back; in the end, page and server agree.
  const shown = page.getByRole("main");
  await expect
    .poll(
      async () => {
        const { x, y } = (await payloadOf(page)).status;
        return shown.getByText(`${x}, ${y}`, { exact: true }).count();
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0);
  const { x, y } = (await payloadOf(page)).status;
  const to = await stepByKey(page, { x, y }, 0, 1);
  await waitForServerPosition(page, to);
  expect([at.x, (at.x % 50) + 1]).toContain(x);
});
