/** Walking by keys or taps does not flash. */
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import { it } from "vitest";
import { luminanceSwings } from "./flash.ts";
import { stepName } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { WIDE } from "./player-browser.ts";
import { openGuestPage } from "./player-pages.ts";
import { FULL } from "./tier.ts";
import { expectFewSwings } from "./watch-flash.ts";

setUpGameServer();

const TALL_PHONE = { width: 390, height: 844 };
/** The repeat interval of a held key on a keyboard, in milliseconds. */
const REPEAT_MS = 33;
const TAP_MS = 120;
const ACTION_MS = 2_500;

async function holdKey(page: Page, key: string): Promise<void> {
  for (const until = Date.now() + ACTION_MS; Date.now() < until; await wait(REPEAT_MS)) {
    await page.keyboard.down(key);
  }
  await page.keyboard.up(key);
}

/** Steps back and forth, which alternates between the same two pictures. */
async function tapInTurn(page: Page, keys: readonly string[]): Promise<void> {
  const until = Date.now() + ACTION_MS;
  for (let taps = 0; Date.now() < until; taps++) {
    await page.keyboard.press(keys[taps % keys.length] ?? "d");
    await wait(TAP_MS);
  }
}

/** Hides the text over the scene: on a small picture it would dominate the mean. */
async function hideWords(page: Page): Promise<void> {
  await page.locator(".scene-text").evaluateAll((elements) => {
    for (const element of elements) {
      if (element instanceof HTMLElement) element.style.visibility = "hidden";
    }
  });
}

/** Walks automatically to a cell some steps away, like a tap on the map. */
async function walkByMap(page: Page): Promise<void> {
  await page.getByRole("gridcell").first().dispatchEvent("click");
  await wait(ACTION_MS);
}

async function holdPad(page: Page): Promise<void> {
  const pad = page.getByRole("button", { name: stepName("w"), exact: true });
  await pad.dispatchEvent("pointerdown", { button: 0, isPrimary: true, pointerId: 1 });
  await wait(ACTION_MS);
  await pad.dispatchEvent("pointerup", { button: 0, isPrimary: true, pointerId: 1 });
}

const ACTIONS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  held: (page) => holdKey(page, "d"),
  inTurn: (page) => tapInTurn(page, ["a", "d"]),
  round: (page) => tapInTurn(page, ["w", "d", "x", "a"]),
  walk: walkByMap,
  pad: holdPad,
};
/** The fast tier watches the ones that change the picture most often. */
const WATCHED = Object.entries(ACTIONS).slice(0, FULL ? undefined : 2);

const SCREENS = [
  ["a wide screen", WIDE, "no-preference"],
  ["a wide screen with reduced motion", WIDE, "reduce"],
  ["a phone", TALL_PHONE, "no-preference"],
  ["a phone with reduced motion", TALL_PHONE, "reduce"],
] as const;

it.each(SCREENS.slice(0, FULL ? undefined : 1))(
  "does not flash on %s, whatever keys are held",
  async (_screen, viewport, motion) => {
    const { page } = await openGuestPage(browser, server, viewport);
    await page.emulateMedia({ reducedMotion: motion });
    await page.waitForLoadState("networkidle");
    await hideWords(page);
    for (const [name, act] of WATCHED) {
      expectFewSwings(await luminanceSwings(page, ".scene", () => act(page)), name);
    }
  },
);
