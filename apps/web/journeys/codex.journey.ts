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
import type { Seat } from "./player-browser.ts";
import { takeSettledSeat } from "./seats.ts";
import { browser, openStage, server } from "./stage.ts";
import { screens } from "./tier.ts";

openStage();

const path = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** Opens the palette by keyboard, types a text and chooses the first result. */
async function byPalette(seat: Seat, text: string, first: string | RegExp): Promise<void> {
  const { page } = seat;
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
    const seat = await takeSettledSeat(browser, server, viewport);
    const { page } = seat;
    const { base, status, username } = await payloadOf(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").waitFor();
    // The game's keys are off: q and w are typed as letters.
    await page.keyboard.type("qw");
    await page.getByText(english.controls("combo.empty")).waitFor();
    await auditPageAgain(seat);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await waitForServerPosition(page, status);

    await byPalette(seat, "resea", english.desks("titles.research"));
    await page
      .getByRole("region", { name: english.desks("titles.research"), exact: true })
      .waitFor();
    await byPalette(seat, "sniper", startingWith(english.catalogue("units.sniper")));
    const codex = page.getByRole("region", { name: english.codex("title"), exact: true });
    await codex
      .getByRole("heading", { name: english.catalogue("units.sniper"), exact: true })
      .waitFor();
    expect(path(page)).toBe("/game?desk=codex.sniper");
    await codex.getByRole("link", { name: english.catalogue("techs.attack.8") }).click();
    await codex.getByRole("heading", { name: english.catalogue("techs.attack.8") }).waitFor();
    await auditPageAgain(seat);
    await page.goBack();
    await codex
      .getByRole("heading", { name: english.catalogue("units.sniper"), exact: true })
      .waitFor();
    await page.keyboard.press("Escape");
    await codex.waitFor({ state: "detached" });
    expect(path(page)).toBe("/game");

    await byPalette(seat, "home", english.palette("walkHome"));
    await waitForShownPosition(page, base);
    await waitForServerPosition(page, base);
    await byPalette(seat, `${base.x} ${base.y}`, startingWith(english.palette("walkTo", base)));
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
    await byPalette(seat, username.slice(0, -1), new RegExp(`^${username}`));
    await page.waitForURL(`**/players/${username}`);
  },
);
