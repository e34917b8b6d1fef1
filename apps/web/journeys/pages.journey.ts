import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { payloadOf } from "./game-page.ts";
import { PHONE, type Seat, takeSeat, WIDE } from "./player-browser.ts";
import { takeGuestSeat } from "./seats.ts";
import { axeFindings, contrastOf, expectSound, sidewaysScroll } from "./soundness.ts";
import { browser, openStage, server } from "./stage.ts";

openStage();

const VISITOR_PAGES = [
  ...["/", "/story", "/login", "/fuser", "/fpass", "/ranks", "/players/demo", "/clans", "/admin/x"],
  ...["/codex", "/codex/sniper", "/codex/nothing", "/fair"],
];

/** The page with all that it loads later: drawings, fonts, lazy parts. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
}

describe.each([
  ["wide", WIDE],
  ["320 px wide", PHONE],
])("on a screen that is %s", (_size, viewport) => {
  it.each([...VISITOR_PAGES, "/fpass?token=abc", "/confirm?token=abc", "/nowhere"])(
    "is sound: %s",
    async (path) => {
      const seat = await takeSeat(browser, server.url, viewport);
      await openPage(seat.page, path);
      await expectSound(seat);
    },
  );

  it("is sound: /api/docs", async () => {
    const seat = await takeSeat(browser, server.url, viewport);
    await openPage(seat.page, "/api/docs");
    expect(await sidewaysScroll(seat.page)).toBe(0);
    // All calls are drawn alike, and so are all shapes: looking at each takes half a minute.
    await seat.page.locator("section > :nth-child(n + 6)").evaluateAll((parts) => {
      for (const part of parts) part.remove();
    });
    expect(await seat.page.getByRole("article").count()).toBeGreaterThan(20);
    await expectSound(seat);
  });

  it("is sound: the second form of the login page, and its complaints", async () => {
    const seat = await takeSeat(browser, server.url, viewport);
    const { page } = seat;
    await openPage(page, "/login");
    await page.getByRole("tab", { name: "Create account" }).click();
    await page.getByRole("tabpanel").getByRole("button", { name: "Create account" }).click();
    await page.getByRole("alert").first().waitFor();
    await expectSound(seat);
  });

  // Up to eight whole audits in a row: more than the time of one journey on a busy machine.
  it("is sound: the game and every window in it", { timeout: 180_000 }, async () => {
    const seat = await takeGuestSeat(browser, server, viewport);
    const { page } = seat;
    await page.waitForLoadState("networkidle");
    await expectSound(seat);

    // On a phone the icons wait behind one button, and it closes when one is chosen.
    const menu = page.getByRole("button", { name: "Menu" });
    for (const name of ["Account", "Alliances", "Settings"]) {
      if (await menu.isVisible()) {
        await menu.click();
        await expectSound(seat);
      }
      await page.getByRole("button", { name, exact: true }).click();
      await expectDialogSound(seat, name);
    }
    await page.keyboard.press("?");
    await expectDialogSound(seat, "Keys");
  });

  it("is sound: a look at a known, an unknown and an impossible field", async () => {
    const seat = await takeGuestSeat(browser, server, viewport);
    const { x, y } = (await payloadOf(seat.page)).status;
    const farX = ((x + 24) % 50) + 1;
    for (const path of [`/game/${x}/${y}`, `/game/${farX}/${y}`, "/game/51/1"]) {
      await openPage(seat.page, path);
      await expectSound(seat);
    }
  });
});

it("is sound on a phone: every tab of the panels", async () => {
  const seat = await takeGuestSeat(browser, server, PHONE);
  const tabs = seat.page.getByRole("tablist", { name: "Panels" }).getByRole("tab");
  await tabs.first().waitFor();
  expect(await tabs.count()).toBeGreaterThan(1);
  for (const tab of await tabs.all()) {
    await tab.click();
    await expectSound(seat);
  }
});

it.each(["Light", "High contrast"])("is readable in the look %s", async (look) => {
  const seat = await takeGuestSeat(browser, server);
  const { page } = seat;
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("tab", { name: "DISPLAY" }).click();
  await page.getByRole("dialog").getByLabel(look).check();
  await expectDialogSound(seat, look);
  await expectSound(seat);
  // By keyboard, onto what is dark in each look.
  await page.getByRole("button", { name: "Account" }).focus();
  await page.keyboard.press("Tab");
  expect(await contrastOf(page.locator(":focus"), "outlineColor")).toBeGreaterThanOrEqual(3);
  await openPage(page, "/battles/calculator");
  const head = page.getByRole("article").locator("header");
  for (const text of await head.locator("h1, p:has-text('.')").all()) {
    expect(
      await contrastOf(text, "color"),
      (await text.textContent()) ?? "",
    ).toBeGreaterThanOrEqual(4.5);
  }
  await openPage(page, "/");
  await expectSound(seat);
});

/** Each tab of an open window, then its way out: Escape closes it. */
async function expectDialogSound(seat: Seat, name: string): Promise<void> {
  const { page } = seat;
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  const tabs = await dialog.getByRole("tab").all();
  for (const tab of tabs) {
    await tab.click();
    expect(await axeFindings(page), `axe in ${name}`).toEqual([]);
  }
  expect(await axeFindings(page), `axe in ${name}`).toEqual([]);
  expect(await sidewaysScroll(page), `sideways scroll in ${name}`).toBe(0);
  expect(seat.complaints).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}
