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
import { browser, server, setUpGameServer } from "./game-server.ts";
import { takePooledPage } from "./page-pool.ts";
import { PHONE, type PlayerPage } from "./player-browser.ts";
import { openGuestPage } from "./player-pages.ts";
import { FULL, screens } from "./tier.ts";

setUpGameServer();

const VISITOR_PAGES = [
  ...["/", "/story", "/login", "/fuser", "/fpass", "/ranks", "/players/demo", "/clans", "/seasons"],
  ...["/codex", "/codex/sniper", "/fair", "/battles/calculator", "/privacy", "/nowhere"],
];
/** Built of the same components as another page: the fast tier audits only that one. */
const ALIKE = ["/rules", "/codex/nothing", "/fpass?token=abc", "/confirm?token=abc"];

/**
 * Opens a page, not a redirect, and waits for all that loads later: drawings, fonts, components.
 */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ""));
}

async function expectSoundInAllLooks(player: PlayerPage, within?: string): Promise<void> {
  await auditPage(player, within);
  await expectReadableInAllThemes(player.page);
}

describe.each(screens("phone"))("is sound for visitors, %s", (_size, viewport) => {
  let player: PlayerPage;
  beforeAll(async () => {
    player = await takePooledPage(browser, server.url, viewport);
  });

  it.each(VISITOR_PAGES)("%s", async (path) => {
    await openPage(player.page, path);
    await expectSoundInAllLooks(player);
  });

  it.each(ALIKE)("%s", async (path) => {
    await openPage(player.page, path);
    await auditPageAgain(player);
  });

  it("shows the missing fields of a form", async () => {
    const { page } = player;
    await openPage(page, "/login");
    await page.getByRole("tab", { name: english.account("register.tab") }).click();
    await page
      .getByRole("tabpanel")
      .getByRole("button", { name: english.account("register.submit") })
      .click();
    await page.getByRole("alert").first().waitFor();
    await expectSoundInAllLooks(player);
  });
});

it.runIf(FULL).each(screens("wide"))("is sound: /api/docs, %s", async (_size, viewport) => {
  const player = await takePooledPage(browser, server.url, viewport);
  await openPage(player.page, "/api/docs");
  expect(await horizontalOverflow(player.page)).toBe(0);
  // All calls are rendered alike, as are all schemas: auditing each takes half a minute.
  await player.page.locator("section > :nth-child(n + 6)").evaluateAll((parts) => {
    for (const part of parts) part.remove();
  });
  expect(await player.page.getByRole("article").count()).toBeGreaterThan(20);
  await auditPage(player);
});

it.each(screens("wide"))(
  "is sound: the game and its pages, such as a known, an unknown and an impossible field, %s",
  async (_size, viewport) => {
    const player = await openGuestPage(browser, server, viewport);
    await player.page.waitForLoadState("networkidle");
    await expectSoundInAllLooks(player);
    const { x, y } = (await payloadOf(player.page)).status;
    const pagesOfPlayers = [`/game/${x}/${y}`, `/game/${((x + 24) % 50) + 1}/${y}`, "/game/51/1"];
    for (const path of pagesOfPlayers) {
      await openPage(player.page, path);
      await expectSoundInAllLooks(player);
    }
  },
);

it("is sound on a phone: the menu, and every tab of the panels", async () => {
  const player = await openGuestPage(browser, server, PHONE);
  const tabs = player.page
    .getByRole("tablist", { name: english.game("tabs.label") })
    .getByRole("tab");
  await tabs.first().waitFor();
  expect(await tabs.count()).toBeGreaterThan(1);
  for (const tab of await tabs.all()) {
    await tab.click();
    await expectSoundInAllLooks(player, "[role=tabpanel]:not([hidden])");
  }
  await player.page.getByRole("button", { name: english.shell("nav.menu") }).click();
  await expectSoundInAllLooks(player);
});
