import { english } from "@emberlode/messages/testing/english";
import { expect, it } from "vitest";
import { auditPage, auditPageAgain, MIN_TARGET_PX } from "./audit-page.ts";
import { fakeAlerts, makeAlert } from "./fake-alerts.ts";
import { payloadOf, waitForShownPosition } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { openGame } from "./open-game.ts";
import { openPlayerPage } from "./player-pages.ts";
import { screens } from "./tier.ts";

setUpGameServer();

it.each(screens("phone"))(
  "tells of alerts once, counts them, and leads where they point: %s",
  async (_size, viewport) => {
    const player = await openPlayerPage(browser, server, viewport, { base: false });
    const { page } = player;
    const { send } = await fakeAlerts(page);
    await openGame(page);
    await page.getByRole("button", { name: english.alerts("title"), exact: true }).waitFor();
    await page.waitForLoadState("networkidle");
    const { x, y } = (await payloadOf(page)).status;
    const link = `/game/${(x % 50) + 1}/${y}`;
    for (const id of ["1", "2", "2"]) await send(makeAlert(id, { link }));

    await page.getByRole("status").filter({ hasText: "Attack 2" }).waitFor();
    await page.getByRole("button", { name: english.alerts("bell", { unread: 2 }) }).waitFor();
    const close = await page
      .getByRole("button", { name: english.shell("close") })
      .first()
      .boundingBox();
    expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThan(MIN_TARGET_PX);
    await auditPageAgain(player);

    await page.getByRole("button", { name: english.alerts("bell", { unread: 2 }) }).click();
    const dialog = page.getByRole("dialog", { name: english.alerts("title") });
    await dialog.getByRole("button", { name: /^Attack 2/ }).waitFor();
    expect(await dialog.getByRole("listitem").count()).toBe(2);
    await auditPage(player);
    await dialog.getByRole("button", { name: /^Attack 1/ }).click();
    await page.waitForURL(`**${link}`);
    await waitForShownPosition(page, { x: (x % 50) + 1, y });
    await page.getByRole("button", { name: english.alerts("bell", { unread: 1 }) }).waitFor();
    expect(player.browserErrors).toEqual([]);
  },
);

it("shows older alerts below the newest fifty, and marks all of them as read", async () => {
  const player = await openPlayerPage(browser, server);
  const { page } = player;
  const newest = Array.from({ length: 50 }, (_, i) => makeAlert(String(150 - i)));
  const older = ["100", "99"].map((id) => makeAlert(id, { read: true }));
  const { marks } = await fakeAlerts(page, [...newest, ...older]);
  await openGame(page);
  await page.getByRole("button", { name: english.alerts("bell", { unread: 50 }) }).click();
  const dialog = page.getByRole("dialog", { name: english.alerts("title") });
  await dialog.getByRole("button", { name: english.alerts("older") }).click();
  await dialog.getByRole("button", { name: /^Attack 99/ }).waitFor();
  expect(await dialog.getByRole("listitem").count()).toBe(52);
  expect(await dialog.getByRole("button", { name: english.alerts("older") }).count()).toBe(0);
  await dialog.getByRole("button", { name: english.alerts("readAll") }).click();
  await dialog.getByText(english.alerts("unread", { count: 0 }), { exact: true }).waitFor();
  await expect.poll(() => marks).toEqual([{ upTo: "150" }]);
  await auditPageAgain(player);
});
