/** Every page and the game itself: accessible, nothing cut off, no browser errors. */
import { english } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import {
  auditPage,
  auditPageAgain,
  expectReadableInAllThemes,
  horizontalOverflow,
} from "./audit-page.ts";
import { payloadOf } from "./game-page.ts";
import { PHONE, type Seat } from "./player-browser.ts";
import { takePooledSeat } from "./seat-pool.ts";
import { takeGuestSeat } from "./seats.ts";
import { browser, openStage, server } from "./stage.ts";
import { FULL, screens } from "./tier.ts";

openStage();

const VISITOR_PAGES = [
  ...["/", "/story", "/login", "/fuser", "/fpass", "/ranks", "/players/demo", "/clans", "/seasons"],
  ...["/codex", "/codex/sniper", "/fair", "/battles/calculator", "/privacy", "/nowhere"],
];
/** Built of the same components as another page: the fast tier audits only that one. */
const ALIKE = ["/rules", "/codex/nothing", "/fpass?token=abc", "/confirm?token=abc"];

/** Opens a page, not a redirect, and waits for all that loads later: drawings, fonts, components. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ""));
}

async function expectSoundInAllLooks(seat: Seat, within?: string): Promise<void> {
  await auditPage(seat, within);
  await expectReadableInAllThemes(seat.page);
}

describe.each(screens("phone"))("is sound for visitors, %s", (_size, viewport) => {
  let seat: Seat;
  beforeAll(async () => {
    seat = await takePooledSeat(browser, server.url, viewport);
  });

  it.each(VISITOR_PAGES)("%s", async (path) => {
    await openPage(seat.page, path);
    await expectSoundInAllLooks(seat);
  });

  it.each(ALIKE)("%s", async (path) => {
    await openPage(seat.page, path);
    await auditPageAgain(seat);
  });

  it("shows the missing fields of a form", async () => {
    const { page } = seat;
    await openPage(page, "/login");
    await page.getByRole("tab", { name: english.account("register.tab") }).click();
    await page
      .getByRole("tabpanel")
      .getByRole("button", { name: english.account("register.submit") })
      .click();
    await page.getByRole("alert").first().waitFor();
    await expectSoundInAllLooks(seat);
  });
});

it.runIf(FULL).each(screens("wide"))("is sound: /api/docs, %s", async (_size, viewport) => {
  const seat = await takePooledSeat(browser, server.url, viewport);
  await openPage(seat.page, "/api/docs");
  expect(await horizontalOverflow(seat.page)).toBe(0);
  // All calls are rendered alike, as are all schemas: auditing each takes half a minute.
  await seat.page.locator("section > :nth-child(n + 6)").evaluateAll((parts) => {
    for (const part of parts) part.remove();
  });
  expect(await seat.page.getByRole("article").count()).toBeGreaterThan(20);
  await auditPage(seat);
});

it.each(screens("wide"))(
  "is sound: the game and its pages, such as a known, an unknown and an impossible field, %s",
  async (_size, viewport) => {
    const seat = await takeGuestSeat(browser, server, viewport);
    await seat.page.waitForLoadState("networkidle");
    await expectSoundInAllLooks(seat);
    const { x, y } = (await payloadOf(seat.page)).status;
    const pagesOfPlayers = [`/game/${x}/${y}`, `/game/${((x + 24) % 50) + 1}/${y}`, "/game/51/1"];
    for (const path of pagesOfPlayers) {
      await openPage(seat.page, path);
      await expectSoundInAllLooks(seat);
    }
  },
);

it("is sound on a phone: the menu, and every tab of the panels", async () => {
  const seat = await takeGuestSeat(browser, server, PHONE);
  const tabs = seat.page
    .getByRole("tablist", { name: english.game("tabs.label") })
    .getByRole("tab");
  await tabs.first().waitFor();
  expect(await tabs.count()).toBeGreaterThan(1);
  for (const tab of await tabs.all()) {
    await tab.click();
    await expectSoundInAllLooks(seat, "[role=tabpanel]:not([hidden])");
  }
  await seat.page.getByRole("button", { name: english.shell("nav.menu") }).click();
  await expectSoundInAllLooks(seat);
});
