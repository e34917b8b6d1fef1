/** The end of a season while players are online. */
import type { LoginPayload } from "@emberlode/contract";
import { DAY } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { queryApi } from "./api-calls.ts";
import { auditPage } from "./audit-page.ts";
import { chatBox } from "./chat-page.ts";
import { digByKey, payloadOf, stepByKey, waitForGame, walkToMetal } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { openSettledPage } from "./player-pages.ts";

setUpGameServer();

/**
 * The season's last day was two days ago, and its standings are written: the server does the rest.
 */
const endSeason = () =>
  server.pool().query(
    `update seasons set begins_at = $1::bigint, days = 1, frozen_at = $1::bigint
    where ended_at is null`,
    [Date.now() - 2 * DAY],
  );

const seasonOf = async (page: Page) => (await queryApi<LoginPayload>(page, "/api/auth")).season;

/** Walks and digs in the season's new world. */
async function playOn(page: Page): Promise<void> {
  const { status } = await payloadOf(page);
  expect([status.metal, status.energy]).toEqual([1000, 1000]);
  await stepByKey(page, status, 1, 0);
  await expect.poll(async () => (await payloadOf(page)).baseOnMap).toBe(true);
}

it("ends while three players are online, who play on in the next one", async () => {
  const players = [
    await openSettledPage(browser, server),
    await openSettledPage(browser, server),
    await openSettledPage(browser, server),
  ];
  const [first, second, writer] = players.map(({ page }) => page);
  if (!first || !second || !writer) throw new Error("Fewer than three players.");
  await walkToMetal(first);
  await digByKey(first);
  // Typed text, which a reload would lose.
  const chat = chatBox(writer);
  await chat.fill("See you in the");
  const reloaded = [first, second].map((page) => page.waitForEvent("load", { timeout: 60_000 }));
  await endSeason();

  await Promise.all(reloaded);
  for (const page of [first, second]) {
    await waitForGame(page);
    expect(await seasonOf(page)).toBe(2);
    await playOn(page);
  }
  await writer.getByText(english.shell("version.season")).waitFor();
  if (players[2]) await auditPage(players[2]);
  await writer.getByRole("button", { name: english.shell("version.reload"), exact: true }).click();
  await waitForGame(writer);
  // What was typed is still there, and the world is the new one.
  await expect.poll(() => chat.inputValue()).toBe("See you in the");
  await playOn(writer);
  for (const { browserErrors } of players) expect(browserErrors).toEqual([]);
});
