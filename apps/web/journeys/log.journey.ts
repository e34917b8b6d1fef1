/** The loot log: notes and digs, older lines, and filters. */

import type { LogsAnswer, Position } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { callApi, queryApi } from "./api-calls.ts";
import { auditPage, auditPageAgain } from "./audit-page.ts";
import { equip } from "./equip-player.ts";
import { payloadOf } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { openSettledPage } from "./player-pages.ts";
import { screens } from "./tier.ts";

/** More than a page of lines, and less than the limit of thirty notes per hour. */
const NOTES = 24;
const OWN_NOTE = "Come back at dusk, Grüße";
const FIRST_LINE = /You start with 1,000 metal/;
setUpGameServer();

const lineWith = (log: Locator, text: string | RegExp) =>
  log.getByRole("listitem").filter({ hasText: text });

/** Digs once on a mineral deposit; returns its position. */
async function digOnce(page: Page): Promise<Position> {
  await equip(server, page, { onFieldType: "metal", set: "veins = '{1,2,3}'" });
  await page
    .getByRole("heading", { level: 1, name: english.catalogue("fields.metal.title") })
    .waitFor();
  await page.keyboard.press("g");
  await expect.poll(async () => (await payloadOf(page)).status.fatigue.digs).toBe(1);
  const { x, y } = (await payloadOf(page)).status;
  return { x, y };
}

async function writeNotes(page: Page): Promise<void> {
  for (let number = 1; number <= NOTES; number++) {
    await callApi(page, "POST", "/api/logs", { cat: "note", content: `Note ${number}` });
  }
}

function scroll(log: Locator, to: "start" | "end"): Promise<void> {
  return log.locator(".desk-body").evaluate((body, where) => {
    body.scrollTop = where === "end" ? body.scrollHeight : 0;
  }, to);
}

/** Scrolls until the oldest line is loaded; older ones load on scroll. */
async function scrollToOldest(log: Locator): Promise<void> {
  const seen = async () => {
    await scroll(log, "end");
    return lineWith(log, FIRST_LINE).count();
  };
  await expect.poll(seen).toBe(1);
  await log.getByText(english.log("noOlder")).waitFor();
}

it.each(screens("phone"))("keeps and finds what happened: %s", async (_size, viewport) => {
  const player = await openSettledPage(browser, server, viewport);
  const { page } = player;
  // First, so that the dig is on the newest page.
  await writeNotes(page);
  const dig = await digOnce(page);

  await page.goto("/game?desk=log");
  const log = page.getByRole("region", { name: english.log("list"), exact: true });
  await log.getByRole("button", { name: english.log("addNote") }).click();
  await log.getByLabel(english.log("note"), { exact: true }).fill(OWN_NOTE);
  await log.getByRole("button", { name: english.log("write") }).click();
  await lineWith(log, OWN_NOTE).waitFor();
  await log.getByRole("heading", { level: 3 }).first().waitFor();
  await auditPage(player);

  const { totalCount } = await queryApi<LogsAnswer>(page, "/api/logs?start=0&limit=1");
  await log.getByText(english.log("lead", { count: totalCount })).waitFor();
  expect(await lineWith(log, FIRST_LINE).count()).toBe(0);
  await scrollToOldest(log);
  expect(await log.getByRole("listitem").count()).toBeLessThan(totalCount);
  expect(await lineWith(log, OWN_NOTE).count()).toBe(0);
  await auditPageAgain(player);

  await scroll(log, "start");
  await log.getByLabel(english.log("time")).selectOption({ label: english.log("spans.today") });
  await lineWith(log, `at ${dig.x}, ${dig.y}`).waitFor();
  await auditPageAgain(player);

  await log
    .getByLabel(english.log("filter"))
    .selectOption({ label: english.log("categories.battle") });
  await log.getByText(english.log("emptySpan")).waitFor();
  await auditPageAgain(player);
  await log.getByRole("button", { name: english.log("showAll") }).press("Enter");
  await lineWith(log, OWN_NOTE).waitFor();
  expect(await log.getByLabel(english.log("time")).inputValue()).toBe("all");
});
