import type { NapView } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { queryApi } from "./api-calls.ts";
import { auditPage, auditPageAgain } from "./audit-page.ts";
import { payloadOf, waitForRank } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { takePooledPage } from "./page-pool.ts";
import { PHONE, WIDE } from "./player-browser.ts";
import { openSettledPage } from "./player-pages.ts";
import { FULL, screens } from "./tier.ts";

setUpGameServer();

const query = (page: Page) => new URL(page.url()).search;
const ladder = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function napState(page: Page): Promise<string | undefined> {
  return (await queryApi<{ naps: NapView[] }>(page, "/api/naps")).naps[0]?.state;
}

it.runIf(FULL)(
  "finds a player on the ladders, opens their page and agrees on a NAP with them",
  async () => {
    const ann = await openSettledPage(browser, server, WIDE);
    const ben = await openSettledPage(browser, server, PHONE);
    const annName = (await payloadOf(ann.page)).username;
    const benName = (await payloadOf(ben.page)).username;
    await waitForRank(ann.page, benName);

    const { page } = ann;
    await page.getByRole("link", { name: english.shell("nav.ranks"), exact: true }).click();
    const near = ladder(page, english.ranks("near"));
    await near
      .getByRole("link", { name: annName })
      .getByText(english.ranks("you"), { exact: true })
      .waitFor();
    await near.getByRole("link", { name: benName }).waitFor();
    await ladder(page, english.ranks("ladders.power.table"))
      .getByText(english.ranks("changes.unknown"), { exact: true })
      .first()
      .waitFor();
    await auditPageAgain(ann);
    for (const id of ["attack", "defense", "loot", "bots", "explored"] as const) {
      const tab = english.ranks(`ladders.${id}.tab`);
      await page.getByRole("link", { name: tab, exact: true }).click();
      await page.getByText(/^(Showing 1 to|No players yet)/).waitFor();
      await auditPageAgain(ann);
    }
    expect(query(page)).toBe("?by=explored");
    await page.getByRole("searchbox").fill(benName);
    await page.getByText(english.controls("table.showing", { from: 1, to: 1, all: 1 })).waitFor();
    expect(query(page)).toBe(`?by=explored&search=${benName}`);
    await ladder(page, english.ranks("ladders.explored.table"))
      .getByRole("link", { name: benName })
      .click();
    await page.getByRole("heading", { level: 1, name: benName }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/players/${benName}`);
    await auditPage(ann);
    await page.getByRole("button", { name: english.treaties("ask.title") }).click();
    await page.getByText(english.treaties("done.asked", { name: benName })).waitFor();
    expect(await napState(ben.page)).toBe("asked");
    await auditPageAgain(ann);
    const phone = ben.page;
    await phone.goto("/ranks?by=defense");
    await ladder(phone, english.ranks("ladders.defense.table")).waitFor();
    await auditPage(ben);
    await phone.goto(`/players/${annName.toUpperCase()}`);
    await phone.getByText(english.treaties("now.asksYou", { name: annName })).waitFor();
    await auditPageAgain(ben);
    await phone
      .getByRole("button", { name: english.treaties("controls.accept"), exact: true })
      .click();
    await phone.getByText(english.treaties("done.active", { name: annName })).waitFor();
    expect(await napState(ann.page)).toBe("active");
  },
);

it.each(screens("wide"))("shows the clans: %s", async (_size, viewport) => {
  const player = await takePooledPage(browser, server.url, viewport);
  const { page } = player;
  await page.goto("/clans");
  const clans = ladder(page, english.treaties("tabs.clans"));
  await clans.getByRole("cell", { name: "Clan 10", exact: true }).waitFor();
  await clans.getByRole("button", { name: english.players("history.power") }).click();
  expect(await clans.getByRole("row").nth(1).getByRole("cell").nth(2).textContent()).toBe(
    "Clan 10",
  );
  await page.getByText(english.controls("table.showing", { from: 1, to: 10, all: 10 })).waitFor();
  // Every avatar was loaded.
  const drawn = () =>
    clans
      .locator("img")
      .evaluateAll((avatars) =>
        avatars.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
      );
  await expect.poll(drawn).toEqual(Array(10).fill(true));
  await auditPageAgain(player);
});
