/** A returning player's whole day on the smallest phone, with every tap counted. */

import type { NapView } from "@emberlode/contract";
import { DIG_EFFORTS, FATIGUE, HOUR, SECOND } from "@emberlode/game";
import { english, startingWith } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { callApi, queryApi } from "./api-calls.ts";
import { auditPage } from "./audit-page.ts";
import { ALL_FIELDS, equipInDatabase, prepareForAttack } from "./equip-player.ts";
import { Finger } from "./finger.ts";
import { freshName, payloadOf } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { leaveGame, openGame, simulateAbsence } from "./open-game.ts";
import { PHONE } from "./player-browser.ts";
import { openPlayerPage } from "./player-pages.ts";

/** Limits for the day. */
const MAX_TAPS = 45;
const MAX_MS = 180 * SECOND;
/** Includes the setup before the day starts. */
const TIMEOUT_MS = MAX_MS + 60 * SECOND;
/** The largest of the three efforts. */
const EFFORT = Math.max(...DIG_EFFORTS);
/** The number of digs in a day. */
const DIGS = FATIGUE.dig.full / EFFORT;
/** Deadline of a walk to the next field and its dig, in milliseconds. */
const DIG_MS = 15 * SECOND;

setUpGameServer();

/** A player who was attacked and asked for a NAP while away. */
async function whoWasAway(raider: Page, asker: Page) {
  const username = freshName("Dawn");
  const player = await openPlayerPage(browser, server, PHONE, { username });
  const { page } = player;
  await openGame(page);
  const { _id: enemy, base: field } = await payloadOf(page);
  // Close the game while others act.
  await leaveGame(page);
  // Days of play have explored the map.
  await equipInDatabase(server, page, { set: `explored = ${ALL_FIELDS}` });
  await prepareForAttack(server, (await payloadOf(raider))._id, enemy);
  await callApi(raider, "POST", "/api/user/attack", { enemy, field });
  await callApi(asker, "POST", "/api/naps", { username });
  await simulateAbsence(page, 2 * HOUR);
  return player;
}

/** The next midnight (UTC) by the browser's clock, which has the time zone of this process. */
const MIDNIGHT = new Date(Date.UTC(2025, 0, 1)).toTimeString().slice(0, 5);

/** All full digs of the day with one tap each: dig here, or walk to the next field and dig. */
async function digTheDay(finger: Finger): Promise<void> {
  const { page } = finger;
  const act = page
    .getByRole("button", { name: /^Dig|^Walk and dig|and dig$/ })
    .filter({ visible: true });
  for (let left = EFFORT * DIGS; left > 0; left -= EFFORT) {
    await finger.tap(act.last());
    const now = left - EFFORT;
    const text =
      now > 0
        ? english.game("field.fatigueFull", { left: now })
        : english.game("field.fatigueHalf", { left: 500, time: MIDNIGHT });
    await page.getByText(text, { exact: true }).first().waitFor({ timeout: DIG_MS });
    await page
      .getByRole("button", { name: english.game("move.stop") })
      .first()
      .waitFor({ state: "detached" });
  }
}

it(
  `is done with ${MAX_TAPS} taps in ${MAX_MS / SECOND} s at 320 px`,
  async () => {
    const raider = await openPlayerPage(browser, server);
    const asker = await openPlayerPage(browser, server);
    const [attacker, friend] = [await payloadOf(raider.page), await payloadOf(asker.page)];
    const playerPage = await whoWasAway(raider.page, asker.page);
    const { page } = playerPage;
    page.setDefaultTimeout(DIG_MS);

    const finger = new Finger(page);
    await openGame(page);
    const card = page.getByRole("region", { name: english.away("title", { span: "2 hours" }) });
    await card.getByText(/^You were attacked once and (held|lost)\./).waitFor();
    await card.getByText(english.away("asks", { names: friend.username, count: 1 })).waitFor();
    const audit = Date.now();
    await auditPage(playerPage);
    const audited = Date.now() - audit;

    // What happened, and the answer to the request.
    await finger.tap(card.getByRole("link", { name: english.away("report") }));
    await page.getByRole("heading", { level: 1, name: new RegExp(attacker.username) }).waitFor();
    await finger.tap(page.getByRole("button", { name: english.shell("nav.menu"), exact: true }));
    await finger.tap(page.getByRole("link", { name: english.shell("nav.game"), exact: true }));
    await finger.tap(card.getByRole("button", { name: english.away("answer") }));
    const alliances = page.getByRole("dialog", { name: english.shell("nav.alliances") });
    await finger.tap(alliances.getByRole("button", { name: english.treaties("controls.accept") }));
    await alliances.getByText(english.treaties("done.active", { name: friend.username })).waitFor();
    await finger.tap(alliances.getByRole("button", { name: english.shell("close") }));

    await finger.tap(
      page
        .getByRole("group", { name: english.game("field.effort") })
        .getByRole("button")
        .last(),
    );
    await digTheDay(finger);

    // Buy an army with the day's yield.
    await finger.tap(page.getByRole("tab", { name: english.catalogue("fields.base.title") }));
    await finger.tap(page.getByRole("button", { name: startingWith(english.game("army.attack")) }));
    await finger.tap(page.getByRole("button", { name: english.controls("amount.max") }).first());
    await finger.tap(page.getByRole("button", { name: /^Buy \d+ Pikem[ae]n/ }));
    await page.getByText(/^Bought \d+ Pikemen\.$/).waitFor();

    await finger.tap(page.getByRole("button", { name: english.shell("nav.menu"), exact: true }));
    await finger.tap(page.getByRole("link", { name: english.shell("nav.ranks"), exact: true }));
    const near = page.getByRole("region", { name: english.ranks("near") });
    await near.getByText(english.ranks("you"), { exact: true }).waitFor();

    const { taps } = finger;
    const ms = finger.elapsed - audited;
    expect(taps, `${taps} taps`).toBeLessThanOrEqual(MAX_TAPS);
    expect(ms, `${Math.round(ms / SECOND)} s`).toBeLessThanOrEqual(MAX_MS);
    const { status } = await payloadOf(page);
    expect(status.fatigue.digs).toBe(FATIGUE.dig.full);
    expect(status.attack_units[0]).toBeGreaterThan(0);
    const { naps } = await queryApi<{ naps: NapView[] }>(page, "/api/naps");
    expect(naps.map(({ state, player }) => [player.username, state])).toEqual([
      [friend.username, "active"],
    ]);
    expect(playerPage.browserErrors).toEqual([]);
  },
  TIMEOUT_MS,
);
