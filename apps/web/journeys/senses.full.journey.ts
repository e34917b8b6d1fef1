import type { Alert } from "@emberlode/contract";
import { english } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { auditPageAgain } from "./audit-page.ts";
import { fakeAlerts, makeAlert } from "./fake-alerts.ts";
import { playAsGuest, shownPosition, waitForGame, waitForShownPosition } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { discardAfterTest } from "./page-pool.ts";
import { openNewPage, type PlayerPage } from "./player-browser.ts";
import { openByIcon, press } from "./press.ts";
import { screens } from "./tier.ts";

setUpGameServer();

/** Any sound has started by then, in milliseconds. */
const HEARD_MS = 350;

declare global {
  interface Window {
    /** Number of sounds started, and of audio contexts created. */
    counted: { sounds: number; contexts: number };
  }
}

/** Counts what the page plays. */
async function countSounds(page: Page): Promise<void> {
  discardAfterTest(page);
  await page.addInitScript(() => {
    window.counted = { sounds: 0, contexts: 0 };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function counting(...times) {
      window.counted.sounds += 1;
      start.apply(this, times);
    };
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        window.counted.contexts += 1;
      }
    };
  });
}

const counted = (page: Page) => page.evaluate(() => window.counted);
const sounds = async (page: Page) => (await counted(page)).sounds;

/** Expects an action to start this many sounds, however late, and no more shortly after. */
async function expectSounds(page: Page, count: number, act: () => Promise<unknown>): Promise<void> {
  await page.waitForTimeout(HEARD_MS);
  const before = await sounds(page);
  await act();
  await expect.poll(async () => (await sounds(page)) - before).toBeGreaterThanOrEqual(count);
  await page.waitForTimeout(HEARD_MS);
  expect((await sounds(page)) - before).toBe(count);
}

async function openSettings(page: Page, tab: string) {
  const dialog = await openByIcon(page, english.shell("nav.settings"));
  await dialog.getByRole("tab", { name: tab }).click();
  return dialog;
}

/** Tries the sounds and changes them; leaves Click off. */
async function setSounds(player: PlayerPage, send: (alert: Alert) => Promise<void>): Promise<void> {
  const { page } = player;
  await expectSounds(page, 1, () => send(makeAlert("1")));
  const dialog = await openSettings(page, english.account("settings.sounds"));
  const test = dialog.getByRole("button", {
    name: english.settings("sounds.testName", { name: english.settings("sounds.names.attack") }),
  });
  await expectSounds(page, 1, () => test.click());
  await dialog.getByRole("switch", { name: english.settings("sounds.captions") }).check();
  await page.keyboard.press("Escape");
  await expectSounds(page, 1, () => page.keyboard.press("d"));
  await openSettings(page, english.account("settings.sounds"));
  await dialog.getByRole("switch", { name: english.settings("sounds.names.click") }).uncheck();
  await auditPageAgain(player);
  await page.keyboard.press("Escape");
  await expectSounds(page, 0, () => page.keyboard.press("d"));
  // Dialogs have a flag of their own.
  await expectSounds(page, 1, () => page.keyboard.press("?"));
  await page.keyboard.press("Escape");
  await page
    .getByRole("status")
    .filter({
      hasText: english.settings("captions.of", {
        text: english.settings("captions.texts.menuClose"),
      }),
    })
    .waitFor();
}

/** Assigns another key to going east, and walks with it. */
async function changeKey(page: Page): Promise<void> {
  const dialog = await openSettings(page, english.account("settings.controls"));
  const what = english.settings("controls.go", { direction: english.catalogue("directions.e") });
  await press(dialog, english.settings("controls.changeOf", { what }));
  await page.keyboard.press("j");
  await dialog.getByText(english.settings("controls.changed", { what, key: "J" })).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  const { x, y } = await shownPosition(page);
  await page.keyboard.press("d");
  await page.keyboard.press("j");
  await waitForShownPosition(page, { x: (x % 50) + 1, y });
}

/** Expects the settings to survive a reload, and no sound before a gesture. */
async function expectKept(page: Page): Promise<void> {
  await page.reload();
  await waitForGame(page);
  expect(await counted(page)).toEqual({ sounds: 0, contexts: 0 });
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: english.game("keys.title") });
  await sheet.getByText("with 1 custom key").waitFor();
  await sheet.getByText("L", { exact: true }).waitFor();
  expect(await sheet.getByText("D", { exact: true }).count()).toBe(0);
  await page.keyboard.press("Escape");
  const dialog = await openSettings(page, english.account("settings.sounds"));
  expect(
    await dialog.getByRole("switch", { name: english.settings("sounds.names.click") }).isChecked(),
  ).toBe(false);
}

it.each(screens("wide"))("changes sounds and keys permanently: %s", async (_size, viewport) => {
  const player = await openNewPage(browser, server.url, viewport);
  const { page } = player;
  await countSounds(page);
  const { send } = await fakeAlerts(page);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(await counted(page)).toEqual({ sounds: 0, contexts: 0 });
  await playAsGuest(page);
  await page.getByRole("button", { name: english.alerts("title"), exact: true }).waitFor();
  // Late sounds are not played, so wait until the library has loaded after the first gesture.
  await expect.poll(async () => (await counted(page)).contexts).toBe(1);
  await page.waitForLoadState("networkidle");
  await setSounds(player, send);
  await changeKey(page);
  await expectKept(page);
  expect(player.browserErrors).toEqual([]);
});
