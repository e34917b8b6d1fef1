import { expect, it } from "vitest";
import { payloadOf, playAsGuest, showsPlace } from "./game-page.ts";
import { PHONE, takeSeat, WIDE } from "./player-browser.ts";
import { makeAlert, pretendAlerts } from "./pretend-alerts.ts";
import { takeGuestSeat } from "./seats.ts";
import { axeFindings, expectSound } from "./soundness.ts";
import { browser, openStage, server } from "./stage.ts";

openStage();

it.each([
  ["wide", WIDE],
  ["on a phone", PHONE],
])("tells of alerts once, counts them, and leads where they point: %s", async (_size, viewport) => {
  const seat = await takeSeat(browser, server.url, viewport);
  const { page, context } = seat;
  const { send } = await pretendAlerts(page);
  await playAsGuest(page);
  await page.getByRole("button", { name: "Alerts", exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  const { x, y } = (await payloadOf(page)).status;
  const link = `/game/${(x % 50) + 1}/${y}`;
  for (const id of ["1", "2", "2"]) await send(makeAlert(id, { link }));

  await page.getByRole("status").filter({ hasText: "Attack 2" }).waitFor();
  await page.getByRole("button", { name: "Alerts, 2 unread" }).waitFor();
  const close = await page.getByRole("button", { name: "close" }).first().boundingBox();
  expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expectSound(seat);
  await page
    .getByRole("status")
    .filter({ hasText: "Attack" })
    .last()
    .waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Alerts, 2 unread" }).click();
  const dialog = page.getByRole("dialog", { name: "Alerts" });
  await dialog.getByRole("button", { name: /^Attack 2/ }).waitFor();
  expect(await dialog.getByRole("listitem").count()).toBe(2);
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: /^Attack 1/ }).click();
  await page.waitForURL(`**${link}`);
  await showsPlace(page, { x: (x % 50) + 1, y });
  await page.getByRole("button", { name: "Alerts, 1 unread" }).waitFor();
  expect(seat.complaints).toEqual([]);
  await context.close();
});

it("shows older alerts below the newest fifty, and marks all of them read at once", async () => {
  const seat = await takeSeat(browser, server.url);
  const { page, context } = seat;
  const newest = Array.from({ length: 50 }, (_, i) => makeAlert(String(150 - i)));
  const older = ["100", "99"].map((id) => makeAlert(id, { read: true }));
  const { marks } = await pretendAlerts(page, [...newest, ...older]);
  await playAsGuest(page);
  await page.getByRole("button", { name: "Alerts, 50 unread" }).click();
  const dialog = page.getByRole("dialog", { name: "Alerts" });
  await dialog.getByRole("button", { name: "Show older" }).click();
  await dialog.getByRole("button", { name: /^Attack 99/ }).waitFor();
  expect(await dialog.getByRole("listitem").count()).toBe(52);
  expect(await dialog.getByRole("button", { name: "Show older" }).count()).toBe(0);
  await dialog.getByRole("button", { name: "Mark all read" }).click();
  await dialog.getByText("All read", { exact: true }).waitFor();
  await expect.poll(() => marks).toEqual([{ upTo: "150" }]);
  expect(await axeFindings(page)).toEqual([]);
  expect(seat.complaints).toEqual([]);
  await context.close();
});

it("leads a second tab to the log-in page when the first logs out", async () => {
  const { page, context } = await takeGuestSeat(browser, server.url);
  const second = await context.newPage();
  await second.goto("/game");
  await second.getByRole("button", { name: "Reload this field" }).waitFor();
  await second.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Log out and give it up" }).click();
  await second.waitForURL("**/login");
  // Told by the socket, or seen by the cookie that is gone: whichever is first.
  await second.getByText(/Your session has ended|no longer says who you are/).waitFor();
  await context.close();
});
