import type { NapView } from "@emberlode/contract";
import { DAY, MINUTE } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { queryApi } from "./api-calls.ts";
import { auditPage, auditPageAgain } from "./audit-page.ts";
import { payloadOf } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { PHONE, WIDE } from "./player-browser.ts";
import { openSettledPage } from "./player-pages.ts";
import { openByIcon, press } from "./press.ts";
import { answer } from "./question.ts";

/** Minimum size of touch targets, in pixels. */
const TOUCH = 44;

setUpGameServer();

async function openAlliances(page: Page): Promise<Locator> {
  const dialog = await openByIcon(page, english.treaties("title"));
  await listOf(dialog, "byYou").waitFor();
  return dialog;
}

/** The name of a control of the NAP with a player. */
const controlOf = (id: "accept" | "allowed", name: string) =>
  english.treaties("controlOf", { control: english.treaties(`controls.${id}`), name });

/** Waits for a status line with all of these texts. */
const says = (dialog: Locator, ...texts: (string | RegExp)[]) =>
  texts.reduce((line, hasText) => line.filter({ hasText }), dialog.getByRole("status")).waitFor();

const listOf = (dialog: Locator, id: "toYou" | "naps" | "byYou") =>
  dialog.getByRole("region", { name: english.treaties(`lists.${id}.title`) });
const toYou = (dialog: Locator) => listOf(dialog, "toYou");
const napsOf = (dialog: Locator) => listOf(dialog, "naps");
const byYou = (dialog: Locator) => listOf(dialog, "byYou");

async function askFor(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole("textbox", { name: english.treaties("ask.label") }).fill(name);
  await dialog.getByRole("button", { name: english.treaties("ask.title") }).click();
}

/** The NAP between the page's player and the other one, as the server has it. */
async function napOf(page: Page): Promise<NapView | undefined> {
  return (await queryApi<{ naps: NapView[] }>(page, "/api/naps")).naps[0];
}

/** Expects the controls in the lists to be high enough for touch. */
async function expectTouchable(dialog: Locator): Promise<void> {
  for (const target of await dialog.locator(".nap-list :is(.btn, .nap-switch)").all()) {
    const box = await target.boundingBox();
    expect(box?.height ?? 0, (await target.textContent()) ?? "").toBeGreaterThanOrEqual(TOUCH);
  }
}

it("lets two players agree on a NAP, end it, block and allow", async () => {
  const ann = await openSettledPage(browser, server, WIDE);
  const ben = await openSettledPage(browser, server, PHONE);
  const annName = (await payloadOf(ann.page)).username;
  const benName = (await payloadOf(ben.page)).username;

  const anns = await openAlliances(ann.page);
  await anns.getByText(english.treaties("lists.naps.emptyTitle"), { exact: true }).waitFor();
  await auditPageAgain(ann);
  await askFor(anns, benName);
  const asked = english.treaties("done.asked", { name: benName });
  await says(anns, asked, english.treaties("who.untilAccepted"));
  await byYou(anns).getByText(english.treaties("states.askedByYou"), { exact: true }).waitFor();
  await auditPageAgain(ann);

  // The other player is notified, and accepts.
  const bens = await openAlliances(ben.page);
  await toYou(bens)
    .getByText(english.treaties("now.asksYou", { name: annName }))
    .waitFor();
  await auditPageAgain(ben);
  await expectTouchable(bens);
  await press(toYou(bens), controlOf("accept", annName));
  const done = english.treaties("done.active", { name: annName });
  await says(bens, done, english.treaties("who.neither"));
  await napsOf(bens).getByText(english.treaties("states.active"), { exact: true }).waitFor();
  expect(await napOf(ben.page)).toMatchObject({ state: "active", endsAt: null });
  await auditPage(ben);

  // The open dialog updates automatically; the NAP is ended with a day's notice.
  await napsOf(anns).getByText(english.treaties("states.active"), { exact: true }).waitFor();
  await press(napsOf(anns), english.treaties("controls.end"));
  await answer(ann.page, english.treaties("controls.end")).click();
  await says(anns, /The NAP lasts until \w+ \d+, \d{4} at \d\d:\d\d\. After that, you can/);
  await napsOf(anns).getByText(english.treaties("states.ended"), { exact: true }).waitFor();
  const ended = await napOf(ann.page);
  expect(ended?.state).toBe("ended");
  const notice = Date.parse(ended?.endsAt ?? "") - Date.now();
  expect(Math.abs(notice - DAY)).toBeLessThan(5 * MINUTE);
  await auditPageAgain(ann);

  // Blocked, then allowed again, which requests a NAP from the other player.
  await napsOf(bens).getByText(english.treaties("states.ended"), { exact: true }).waitFor();
  const toggle = bens.getByRole("switch", { name: controlOf("allowed", annName) });
  await toggle.click();
  await napsOf(bens).getByText(english.treaties("states.blocked"), { exact: true }).waitFor();
  expect(await toggle.isChecked()).toBe(false);
  await auditPageAgain(ben);
  await toggle.click();
  await byYou(bens).getByText(english.treaties("states.askedByYou"), { exact: true }).waitFor();
  await auditPageAgain(ben);
  await expectTouchable(bens);
});
