/** The palette by keyboard alone, and the codex in the game. */
import { english, startingWith } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { auditPageAgain } from "./audit-page.ts";
import {
  payloadOf,
  waitForGame,
  waitForRank,
  waitForServerPosition,
  waitForShownPosition,
} from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import type { PlayerPage } from "./player-browser.ts";
import { openSettledPage } from "./player-pages.ts";
import { screens } from "./tier.ts";

setUpGameServer();

const path = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Opens the palette by keyboard, types a text and chooses the first result. */
async function byPalette(player: PlayerPage, text: string, first: string | RegExp): Promise<void> {
  const { page } = player;
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").waitFor();
  await page.keyboard.type(text);
  await page.getByRole("option", { name: first, selected: true }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

it.each(screens("phone"))(
  "leads by keys alone to a desk, an entry, a place and a player: %s",
  async (_size, viewport) => {
    const player = await openSettledPage(browser, server, viewport);
    const { page } = player;
    const { base, status, username } = await payloadOf(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").waitFor();
    // The game's keys are off: q and w are typed as letters.
    await page.keyboard.type("qw");
    await page.getByText(english.controls("combo.empty")).waitFor();
    await auditPageAgain(player);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await waitForServerPosition(page, status);

    await byPalette(player, "resea", english.desks("titles.research"));
    await page
      .getByRole("region", { name: english.desks("titles.research"), exact: true })
      .waitFor();
    await byPalette(player, "sniper", startingWith(english.catalogue("units.sniper")));
    const codex = page.getByRole("region", { name: english.codex("title"), exact: true });
    await codex
      .getByRole("heading", { name: english.catalogue("units.sniper"), exact: true })
      .waitFor();
    expect(path(page)).toBe("/game?desk=codex.sniper");
    await codex.getByRole("link", { name: english.catalogue("techs.attack.8") }).click();
    await codex.getByRole("heading", { name: english.catalogue("techs.attack.8") }).waitFor();
    await auditPageAgain(player);
    await page.goBack();
    await codex
      .getByRole("heading", { name: english.catalogue("units.sniper"), exact: true })
      .waitFor();
    await page.keyboard.press("Escape");
    await codex.waitFor({ state: "detached" });
    expect(path(page)).toBe("/game");

    await byPalette(player, "home", english.palette("walkHome"));
    await waitForShownPosition(page, base);
    await waitForServerPosition(page, base);
    await byPalette(player, `${base.x} ${base.y}`, startingWith(english.palette("walkTo", base)));
    await page.keyboard.press("Control+k");
    await page.keyboard.type(`${base.x} ${base.y}`);
    await page
      .getByRole("option", { name: english.palette("lookAt", { x: base.x, y: base.y }) })
      .waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/game/${base.x}/${base.y}`);
    await page.goto("/game");
    await waitForGame(page);

    await waitForRank(page, username);
    await byPalette(player, username.slice(0, -1), new RegExp(`^${username}`));
    await page.waitForURL(`**/players/${username}`);
  },
);
