/** Two ways to play the same steps: by pointer and sight, or by keyboard and announcements. */

import { setTimeout as wait } from "node:timers/promises";
import { english, startingWith } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { messages } from "../lib/messages.ts";
import { stepName } from "./game-page.ts";
import type { GoalPlayer } from "./goal-steps.ts";
import { discardAfterTest } from "./page-pool.ts";
import { announced, announcedPlace, focusByName, pressFocused, typeInto } from "./screen-reader.ts";

const t = await messages("goals");

/** To the goal's place, or to unseen fields while no such place is known. */
export const WALK = new RegExp(`^(?:${t("walk")}|${t("exploreWay")})$`);

/** How long something may take to appear, in milliseconds. */
const TIMEOUT_MS = 20_000;
const POLL_MS = 50;
/** Pause between presses, in milliseconds: the rate limit is twenty calls a second. */
const PRESS_MS = 100;
/** The longest walk over the fields that are visible at first, in milliseconds. */
const WALK_MS = 10_000;
/** A place counts as missing after this many walks. */
const MAX_WALKS = 8;

/** Whether a condition becomes true in time. */
async function becomesTrue(isThere: () => Promise<boolean>, ms: number): Promise<boolean> {
  const end = Date.now() + ms;
  while (!(await isThere())) {
    if (Date.now() > end) return false;
    await wait(POLL_MS);
  }
  return true;
}

/** Resolves when a condition becomes true. */
async function waitUntil(what: string, isThere: () => Promise<boolean>): Promise<void> {
  if (!(await becomesTrue(isThere, TIMEOUT_MS))) throw new Error(`Waited too long for ${what}.`);
}

/** Walks to the goal's place, or to unseen fields while no such place is known. */
async function walkToPlace(
  place: RegExp,
  isThere: () => Promise<boolean>,
  walk: () => Promise<void>,
) {
  for (let walks = 0; walks < MAX_WALKS; walks++) {
    if (await becomesTrue(isThere, walks === 0 ? 0 : WALK_MS)) return;
    await walk();
  }
  await waitUntil(`${place}`, isThere);
}

/** Whether a walk is under way, during which nothing is done at the places it passes. */
const isWalking = (page: Page) =>
  page.getByRole("button", { name: english.game("move.stop") }).isVisible();

const isIn = (text: string, wanted: string | RegExp) =>
  typeof wanted === "string" ? text.includes(wanted) : wanted.test(text);

/**
 * Records every text of an element from now on, across reloads: a reward is shown for some seconds
 * only, and may be read while the next button is pressed.
 */
async function recordTexts(page: Page, selector: string): Promise<() => string> {
  const texts: string[] = [];
  discardAfterTest(page);
  await page.exposeFunction("keepText", (text: string) => void texts.push(text));
  const watch = `
    addEventListener("load", () => {
      let last = "";
      const look = () => {
        const text = document.querySelector(${JSON.stringify(selector)})?.textContent ?? "";
        if (text !== last) keepText((last = text));
      };
      new MutationObserver(look).observe(document.body, {
        childList: true, subtree: true, characterData: true,
      });
    });
    if (document.readyState === "complete") dispatchEvent(new Event("load"));`;
  await page.addInitScript(watch);
  await page.evaluate(watch);
  return () => texts.join("\n");
}

/** Plays by pointer, relying on what is visible. */
export async function sightedPlayer(page: Page): Promise<GoalPlayer> {
  const rewards = await recordTexts(page, ".goal-line");
  const main = page.getByRole("main");
  const strip = main.getByRole("region", { name: t("strip") });
  const sees = (text: string | RegExp) =>
    page.getByText(text).filter({ visible: true }).first().waitFor({ timeout: TIMEOUT_MS });
  const press = (name: string | RegExp) =>
    page
      .getByRole("button", { name, exact: typeof name === "string" })
      .filter({ visible: true })
      .first()
      .click({ timeout: TIMEOUT_MS });
  const place = async () =>
    (await main.getByRole("heading", { level: 1 }).locator("xpath=..").textContent()) ?? "";
  let typed = page.locator("body");
  return {
    page,
    waitForText: sees,
    waitForBadge: (badge) => waitUntil(`${badge}`, async () => badge.test(rewards())),
    press,
    act: press,
    walkTo: (name) =>
      walkToPlace(
        name,
        async () => name.test(await place()) && !(await isWalking(page)),
        () => strip.getByRole("button", { name: WALK }).click({ timeout: TIMEOUT_MS }),
      ),
    async step() {
      const before = await place();
      await page.getByRole("button", { name: stepName("se"), exact: true }).click();
      await waitUntil("a step", async () => (await place()) !== before);
      await wait(PRESS_MS);
    },
    reload: () => press(english.game("move.reload")),
    async digHard() {
      await page
        .getByRole("group", { name: english.game("field.effort") })
        .getByRole("button")
        .last()
        .click();
      await press(startingWith(english.game("field.dig")));
    },
    async fill(label, text) {
      typed = page.getByLabel(label, { exact: true }).filter({ visible: true }).first();
      await typed.fill(text);
      await typed.blur();
    },
    send: () => typed.press("Enter"),
    async leave() {
      await page
        .getByRole("button", { name: english.shell("close") })
        .filter({ visible: true })
        .last()
        .click();
    },
  };
}

/** Plays by keyboard, relying on names, roles and live regions: never clicks, never looks. */
export async function listeningPlayer(page: Page): Promise<GoalPlayer> {
  const rewards = await recordTexts(page, "[data-testid=live-goals]");
  const { keyboard } = page;
  const press = async (name: string | RegExp) => {
    await focusByName(page, name);
    await pressFocused(page);
  };
  const waitForText = (text: string | RegExp) =>
    waitUntil(`hearing ${text}`, async () => isIn(await announced(page), text));
  const place = () => announcedPlace(page);
  return {
    page,
    waitForText,
    waitForBadge: (badge) => waitUntil(`hearing ${badge}`, async () => badge.test(rewards())),
    press,
    walkTo: (name) =>
      walkToPlace(
        name,
        async () => name.test(await place()) && !(await isWalking(page)),
        () => press(WALK),
      ),
    async step() {
      const before = await place();
      await keyboard.press("c");
      await waitUntil("hearing of a step", async () => (await place()) !== before);
    },
    // The game's keys work wherever the focus is, except on buttons that Enter presses.
    async act(_name, where) {
      await waitUntil(`hearing of ${where}`, async () => where.test(await place()));
      await keyboard.press("g");
    },
    reload: () => keyboard.press("s"),
    async digHard() {
      await keyboard.press("]");
      await keyboard.press("]");
      await keyboard.press("g");
    },
    fill: (label, text) => typeInto(page, label, text),
    send: () => keyboard.press("Enter"),
    leave: () => keyboard.press("Escape"),
  };
}
