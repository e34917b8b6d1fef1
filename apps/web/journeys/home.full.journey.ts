/** The home page with the world's figures, the history of a day, and returning after a while. */
import { english } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { callApi } from "./api-calls.ts";
import { auditPage, auditPageAgain } from "./audit-page.ts";
import { equip } from "./equip-player.ts";
import { digByKey, payloadOf, shownPosition } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { WALK } from "./goal-players.ts";
import { openGame, simulateAbsence } from "./open-game.ts";
import { takePooledPage } from "./page-pool.ts";
import { PHONE } from "./player-browser.ts";
import { openPlayerPage, openSettledPage } from "./player-pages.ts";
import { screens } from "./tier.ts";

const TWO_HOURS_MS = 2 * 60 * 60_000;

setUpGameServer();

/** A figure of the world on the home page, by its label. */
async function worldFigure(page: Page, label: string): Promise<string> {
  const figures = page.getByRole("region", { name: english.pages("home.worldTitle") });
  const figure = figures.locator("dl > div").filter({ hasText: label }).locator("dd");
  return (await figure.textContent()) ?? "";
}

/** Opens a desk by its entry, which on a phone is under More. */
async function openEntry(page: Page, name: string, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole("tab", { name: english.game("tabs.more") }).click();
  await page.getByRole("button", { name, exact: true }).click();
}

it.each(screens("wide"))(
  "shows the world, keeps what was dug, and says what happened since the last visit: %s",
  async (_size, viewport) => {
    const visitor = await takePooledPage(browser, server.url, viewport);
    await visitor.page.goto("/");
    expect(await worldFigure(visitor.page, english.world("battlesToday"))).toBe("0");
    expect(await worldFigure(visitor.page, english.world("strongest"))).toBe(
      english.world("nobody"),
    );
    await auditPageAgain(visitor);

    const player = await openSettledPage(browser, server, viewport);
    const { page } = player;
    await page.goto("/game?desk=history");
    await page.getByText(english.history("emptyTitle")).waitFor();
    await equip(server, page, { onFieldType: "metal" });
    await page
      .getByRole("heading", { level: 1, name: english.catalogue("fields.metal.title") })
      .waitFor();
    const dug = await digByKey(page);
    await openEntry(page, english.desks("titles.history"), viewport === PHONE);
    const history = page.getByRole("region", { name: english.desks("titles.history") });
    const digging = history
      .getByRole("table", { name: english.history("totals") })
      .getByRole("row", { name: english.history("sources.dig") });
    await digging.waitFor();
    expect(await digging.getByRole("cell").allTextContents()).toEqual([`${dug}`, "0", `+${dug}`]);
    await auditPageAgain(player);

    const other = await openPlayerPage(browser, server);
    const { username } = await payloadOf(page);
    await callApi(other.page, "POST", "/api/naps", { username });
    await simulateAbsence(page, TWO_HOURS_MS);
    await openGame(page);
    const card = page.getByRole("region", { name: english.away("title", { span: "2 hours" }) });
    await card.waitFor();
    const asker = (await payloadOf(other.page)).username;
    expect((await card.getByRole("listitem").allTextContents()).join(" ")).toContain(
      english.away("asks", { names: asker, count: 1 }),
    );
    expect(await card.textContent()).toContain(english.away("quiet"));
    await auditPage(player);
    const at = await shownPosition(page);
    const strip = page.getByRole("region", { name: english.goals("strip") });
    await strip.getByRole("button", { name: WALK }).click();
    await card.getByRole("button", { name: english.away("close") }).click();
    await card.waitFor({ state: "detached" });
    await expect.poll(() => shownPosition(page)).not.toEqual(at);
  },
);
