/** The layout: nothing is cut off or covered, and nothing moves away from a finger. */

import { english } from "@emberlode/messages/testing/english";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { callApi } from "./api-calls.ts";
import { auditPage, MIN_TARGET_PX } from "./audit-page.ts";
import { FULL_OUTFIT, openDesk } from "./desk-places.ts";
import { equip } from "./equip-player.ts";
import { fakeAlerts, makeAlert } from "./fake-alerts.ts";
import { payloadOf } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { openGame } from "./open-game.ts";
import { discardAfterTest, takePooledPage } from "./page-pool.ts";
import { PHONE, WIDE } from "./player-browser.ts";
import { openGuestPage, openPlayerPage } from "./player-pages.ts";
import { press } from "./press.ts";
import { FULL } from "./tier.ts";

setUpGameServer();

const BIG_PHONE = { width: 390, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
/** A page of 1280 x 1024 at 400%. */
const ZOOMED = { width: 320, height: 256 };
/** A window of 1280 x 800 at 200%. */
const HALF = { width: 640, height: 400 };

/** Whether nothing covers the elements: the topmost element at each center belongs to it. */
const uncovered = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && element.contains(hit);
    }),
  );

/** How many pixels of a part, or of the page, are scrolled out of view. */
const overflowOf = (part: Locator) =>
  part.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);

/** The visible texts of a desk's header that its notice lies on. */
const coveredByNotice = (header: Locator) =>
  header.evaluate((head) => {
    const box = head.querySelector(".notice > p")?.getBoundingClientRect();
    if (box === undefined) return ["there is no notice"];
    const texts = [...head.querySelectorAll(".desk-title, .desk-lead, .chip")];
    return texts
      .filter((text) => text.checkVisibility({ visibilityProperty: true }))
      .filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        const isBeside = right <= box.left || box.right <= left;
        return !isBeside && top < box.bottom - 1 && box.top + 1 < bottom;
      })
      .map(({ className }) => className);
  });

async function topOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (box === null) throw new Error("It is not on the page.");
  return Math.round(box.y);
}

/** Key of the client's local storage. */
const KEPT_KEY = "emberlode";

/** Pretends that the guest has played for an hour on this device. */
async function playedLong(page: Page): Promise<void> {
  const { _id } = await payloadOf(page);
  // Before the page starts, which writes its own state.
  discardAfterTest(page);
  await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    KEPT_KEY,
    JSON.stringify({
      version: 1,
      state: { guestPlay: { player: _id, played: 3_600_000, answered: false } },
    }),
  ] as const);
  await openGame(page);
}

const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

/** Opens a word's explanation by key; Escape closes it and the focus stays. */
async function expectExplained(page: Page, name: string | RegExp, text: RegExp): Promise<void> {
  const word = page.getByRole("button", { name, exact: true });
  await word.press("Enter");
  const meaning = page.locator(".tooltip:popover-open").filter({ hasText: text });
  await meaning.waitFor();
  expect(await uncovered(meaning)).toEqual([true]);
  await page.keyboard.press("Escape");
  await meaning.waitFor({ state: "hidden" });
  expect(await word.evaluate((button) => button === document.activeElement)).toBe(true);
  await (page.viewportSize()?.width === BIG_PHONE.width ? word.tap() : word.click());
  await meaning.waitFor();
  expect((await word.boundingBox())?.height).toBeGreaterThan(MIN_TARGET_PX);
  await word.press("Escape");
}

/** The strictest one first, the only one in the fast tier. */
const SMALL_SCREENS = [
  ["a page at 400%", ZOOMED],
  ["a small phone", PHONE],
  ["a phone on its side", ON_ITS_SIDE],
  ["a big phone", BIG_PHONE],
] as const;

describe.each(SMALL_SCREENS.slice(0, FULL ? undefined : 1))("on %s", (_name, size) => {
  it("shows the whole chat between bar and tabs, and all controls can be scrolled into view", async () => {
    const { page } = await openGuestPage(browser, server, size);
    for (const name of [english.game("tabs.field"), english.game("tabs.map")]) {
      await openTab(page, name);
      const controls = page.locator(
        ".dock :is(button, a), [role=tabpanel]:not([hidden]) .map-cell",
      );
      expect(await controls.count()).toBeGreaterThan(1);
      const covered = await controls.evaluateAll((all) =>
        all
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .filter((control) => {
            control.scrollIntoView({ block: "nearest" });
            const { left, top, width, height } = control.getBoundingClientRect();
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            return hit === null || !control.contains(hit);
          })
          .map((control) => control.outerHTML),
      );
      expect(covered, name).toEqual([]);
    }
    await openTab(page, english.game("tabs.chat"));
    await page.getByText(english.chat("emptyNext")).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await overflowOf(page.locator("html"))).toBe(0);
    const own = page.locator(".chat-head button, .composer input, .composer button");
    expect(await uncovered(own)).toEqual([true, true, true]);
    expect((await page.locator(".chat-middle").boundingBox())?.height).toBeGreaterThan(30);
  });

  it("keeps a purchase clear of the desk's footer, and moves no button when it shows the result", async () => {
    const { page } = await openPlayerPage(browser, server, size);
    await page.goto("/game?desk=army.attack");
    const buy = page.getByRole("button", { name: /^Buy \d+ Pikeman/ });
    await buy.focus();
    // Once an amount is chosen, the footer previews the purchase.
    await page.getByText(english.army("dial.withBought", { text: "1 Pikeman" })).waitFor();
    await buy.evaluate((button) => button.scrollIntoView({ block: "nearest" }));
    const edges = await buy.evaluate((button) => {
      const { left, top, bottom } = button.getBoundingClientRect();
      return [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 20, y) === button);
    });
    expect(edges).toEqual([true, true]);
    const before = await topOf(buy);
    await buy.press("Enter");
    await page.getByText(english.army("bought", { units: "1 Pikeman" })).waitFor();
    // Where the whole desk scrolls, the browser keeps the button's place to the nearest pixel.
    expect(Math.abs((await topOf(buy)) - before)).toBeLessThanOrEqual(1);
    expect(await coveredByNotice(page.locator(".desk-head"))).toEqual([]);
  });
});

/** How many rows of a desk are entirely in sight before it is scrolled. */
const rowsInSight = (desk: Locator) =>
  desk.locator(".desk-body").evaluate((body) => {
    const { top, bottom } = body.getBoundingClientRect();
    const rows = [...body.querySelectorAll(".list-row, .log-line")].filter((row) =>
      row.checkVisibility(),
    );
    return rows.filter((row) => {
      const rect = row.getBoundingClientRect();
      return rect.top >= top - 1 && rect.bottom <= bottom + 1;
    }).length;
  });

it.each([
  ["a wide screen", { width: 1440, height: 900 }, { units: 4, researches: 6, tools: 8, lines: 10 }],
  ["a big phone", BIG_PHONE, { units: 3, researches: 3, tools: 3, lines: 7 }],
])("fits enough rows into a desk on %s", async (_name, size, minRows) => {
  const { page } = await openPlayerPage(browser, server, size);
  // Without resources: each row says what is missing.
  await equip(server, page, { ...FULL_OUTFIT, metal: 0, energy: 0 });
  const desks = [
    ["army.attack", minRows.units],
    ["research", minRows.researches],
    ["tools", minRows.tools],
    ["log", minRows.lines],
  ] as const;
  // Lines as long as those of digs.
  for (let number = 1; number <= minRows.lines; number++) {
    const content = `Note ${number}: 57 metal left at 31, 40.`;
    await callApi(page, "POST", "/api/logs", { cat: "note", content });
  }
  for (const [id, count] of desks) {
    const desk = await openDesk(page, id);
    await expect.poll(() => rowsInSight(desk), { message: id }).toBeGreaterThanOrEqual(count);
    await page.keyboard.press("Escape");
    await desk.waitFor({ state: "detached" });
  }
});

it.runIf(FULL)("keeps effort and goal clear of the pad on a big phone", async () => {
  const { page } = await openGuestPage(browser, server, BIG_PHONE);
  const needed = page.locator(".goals button, .segment").filter({ visible: true });
  await needed.first().waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const clear = await uncovered(needed);
  expect(clear).toEqual(clear.map(() => true));
});

/** Windows of 1440 x 900, 1920 x 1080 and 1280 x 720 at 200%. */
const MAGNIFIED = [
  { width: 720, height: 450 },
  { width: 960, height: 540 },
  { width: 640, height: 360 },
];

it("keeps description and effort in view at 200%", async () => {
  const { page } = await openPlayerPage(browser, server, WIDE);
  await equip(server, page, { onFieldType: "metal" });
  for (const size of MAGNIFIED) {
    await page.setViewportSize(size);
    await page.locator(".effort").nth(2).waitFor();
    const needed = page.locator(".field-notes, .effort").filter({ visible: true });
    await expect
      .poll(() => uncovered(needed), { message: `${size.width}` })
      .toEqual(Array(4).fill(true));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

it.runIf(FULL)("cuts nothing off at 1280 x 800", async () => {
  const { page } = await openGuestPage(browser, server, WIDE);
  await page.getByText(english.chat("emptyNext")).waitFor();
  for (const part of ["html", ".game-left", ".game-right", ".field-bar"]) {
    expect(await overflowOf(page.locator(part)), part).toBe(0);
  }
  // The whole range of sight, with no cell too small to hit.
  expect(await page.locator(".game-right .map-cell").count()).toBe(49);
  const cell = await page.locator(".game-right .map-cell").first().boundingBox();
  expect(cell?.width).toBeGreaterThanOrEqual(32);
});

const QUESTIONED = [
  ["on a phone", BIG_PHONE],
  ["wide", WIDE],
] as const;

it.runIf(FULL).each(QUESTIONED)(
  "asks a guest to keep the base without covering anything, %s",
  async (_name, size) => {
    const { page } = await openPlayerPage(browser, server, size, { base: false });
    await playedLong(page);
    const later = page.getByRole("button", { name: english.account("keep.later") });
    await later.waitFor();
    await later.scrollIntoViewIfNeeded();
    expect(await uncovered(later)).toEqual([true]);
    const shown = page
      .locator(".scene-title, .goals, .map-cell[aria-current]")
      .filter({ visible: true });
    expect(await shown.count()).toBeGreaterThan(1);
    const [question, ...others] = await Promise.all(
      [page.locator(".keep-base"), ...(await shown.all())].map((part) => part.boundingBox()),
    );
    for (const other of others) {
      if (!question || !other) throw new Error("It is not on the page.");
      const apart =
        other.y >= question.y + question.height ||
        question.y >= other.y + other.height ||
        other.x >= question.x + question.width ||
        question.x >= other.x + other.width;
      expect(apart).toBe(true);
    }
    await later.click();
    await later.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
    await expectExplained(page, /^About the date 1 \| 0, \d\d:\d\d/, /^Your game date: year 1/);
    if (size === BIG_PHONE) await openTab(page, english.game("tabs.base"));
    await expectExplained(page, english.game("box.slots"), /^Every unit takes up slots/);
  },
);

it.runIf(FULL)("shows the power of each player on a small phone", async () => {
  const { page } = await takePooledPage(browser, server.url, PHONE);
  await page.goto("/ranks");
  await page.getByRole("columnheader", { name: english.shell("nav.power") }).waitFor();
  const table = page.locator(".table-scroll");
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

/** The strictest one first, the only one in the fast tier. */
const DANGER_SCREENS = [
  ["a page at 400%", ZOOMED],
  ["a page at 200%", HALF],
  ["a phone", PHONE],
  ["a phone on its side", ON_ITS_SIDE],
  ["a wide screen", WIDE],
] as const;

/** Focuses a control that is under an element; false if none. */
const focusUnder = (over: Locator) =>
  over.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const isUnder = (control: HTMLElement) => {
      const rect = control.getBoundingClientRect();
      return rect.width > 0 && rect.top < bottom && rect.bottom > top;
    };
    const controls = [...document.querySelectorAll<HTMLElement>("main button, main a")];
    const control = controls.find(isUnder);
    control?.focus();
    return control !== undefined;
  });

it.each(DANGER_SCREENS.slice(0, FULL ? undefined : 1))(
  "lays a notice of harm over %s: nothing moves, action and focus stay in sight, and it stays",
  async (_name, viewport) => {
    const playerPage = await openPlayerPage(browser, server, viewport, { base: false });
    const { page } = playerPage;
    const { send } = await fakeAlerts(page);
    await openGame(page);
    await page.waitForLoadState("networkidle");
    const places = () =>
      page.locator(".scene, .dig-btn, .pad, .map-strip, .chat-box").evaluateAll((all) =>
        all.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element.className, x, y, width, height];
        }),
      );
    const before = await places();
    const player = { _id: "7", username: "Ulla" };
    const raid = { danger: true, at: { x: 7, y: 9 }, player, link: "/battles/abc" };
    for (const id of ["1", "2", "3"]) await send(makeAlert(id, raid));
    const notice = page.getByRole("region", { name: english.alerts("danger.label") });
    await notice.getByText(english.alerts("danger.more", { count: 2 })).waitFor();
    expect(await places()).toEqual(before);
    expect((await notice.boundingBox())?.width).toBe(viewport.width);
    expect(await uncovered(page.locator(".dig-btn"))).not.toContain(false);
    const words = notice.getByText("Ulla attacked with 40 Pikemen");
    expect(await words.isVisible()).toBe(viewport !== ZOOMED);
    await auditPage(playerPage);

    if (await focusUnder(notice)) {
      await expect.poll(() => uncovered(page.locator(":focus"))).toEqual([true]);
    }
    await openGame(page);
    await notice.waitFor();
    for (const title of ["Attack 3", "Attack 2", "Attack 1"]) {
      await press(notice, english.alerts("danger.dismiss", { title }));
    }
    await notice.waitFor({ state: "detached" });
    expect(playerPage.browserErrors).toEqual([]);
  },
);
