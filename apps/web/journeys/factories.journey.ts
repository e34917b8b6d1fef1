import { english } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { auditPageAgain } from "./audit-page.ts";
import { equip, type Outfit } from "./equip-player.ts";
import { payloadOf } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import type { PlayerPage } from "./player-browser.ts";
import { openPlayerPage } from "./player-pages.ts";
import { screens } from "./tier.ts";

setUpGameServer();

/** Equips the player and opens a desk by its URL; returns the desk. */
async function enter(page: Page, desk: string, outfit: Outfit = {}) {
  await equip(server, page, outfit, `/game?desk=${desk}`);
  const region = page.locator(`[data-desk="${desk}"]`);
  await region.waitFor();
  return region;
}

const factoriesOf = async (page: Page) => (await payloadOf(page)).status.factories;

/** Expects the desk to give this reason against the fight, before the button is pressed. */
async function expectRefused(page: Page, reason: string, outfit: Outfit): Promise<void> {
  const desk = await enter(page, "factory", outfit);
  await desk.getByRole("note").filter({ hasText: reason }).waitFor();
  const button = desk.getByRole("button", { name: english.factories("capture.button") });
  expect(await button.getAttribute("aria-disabled")).toBe("true");
}

/** Ten Pikemen capture a free factory; the result says so and takes the focus. */
async function capture(player: PlayerPage): Promise<void> {
  const { page } = player;
  const desk = await enter(page, "factory", { set: "attack_units[1] = 10" });
  await desk.getByText(english.factories("target.allowed")).waitFor();
  await desk.getByText(english.raid("forecast.odds", { count: 1_000 }), { exact: true }).waitFor();
  await auditPageAgain(player);
  await desk.getByRole("button", { name: english.factories("capture.button") }).press("Enter");
  const result = desk.getByRole("region", { name: english.factories("capture.result") });
  await result.getByText(english.factories("capture.won"), { exact: true }).waitFor();
  await desk.getByRole("heading", { level: 2, name: english.factories("target.own") }).waitFor();
  expect(await result.evaluate((element) => element === document.activeElement)).toBe(true);
  const address = await result
    .getByRole("link", { name: english.factories("capture.report") })
    .getAttribute("href");
  expect(address).toMatch(/^\/battles\/[\w-]/);
  expect(await factoriesOf(page)).toBe(2);
  await auditPageAgain(player);
}

/** Abandons a factory without undoing it; it cannot be recaptured on the same day. */
async function abandon(player: PlayerPage): Promise<void> {
  const { page } = player;
  const desk = await enter(page, "factories");
  await desk.getByText(english.factories("list.lead", { held: 4, cap: 4 })).waitFor();
  expect(
    await desk.getByRole("heading", { level: 3, name: english.factories("base") }).count(),
  ).toBe(1);
  await auditPageAgain(player);
  expect(await factoriesOf(page)).toBe(5);
  await desk
    .getByRole("button", { name: english.factories("abandon.button") })
    .first()
    .click();
  await desk.getByText(/^You abandoned the factory at/).waitFor({ timeout: 15_000 });
  await desk.getByText(english.factories("list.lead", { held: 3, cap: 4 })).waitFor();
  expect(await factoriesOf(page)).toBe(4);
  // The base's card has no such button.
  expect(
    await desk.getByRole("button", { name: english.factories("abandon.button") }).count(),
  ).toBe(3);
  const given = await desk.getByText(/^You abandoned the factory at/).textContent();
  const [, x, y] = /(\d+), (\d+)/.exec(given ?? "") ?? [];
  const set = `x = ${x}, y = ${y}`;
  await expectRefused(page, english.errors("texts.ABANDONED_RECENTLY"), { set });
}

/** Upgrades the base, and says what is missing for the next level. */
async function upgrade(player: PlayerPage): Promise<void> {
  const { page } = player;
  const { base } = await payloadOf(page);
  const desk = await enter(page, "base", { set: `x = ${base.x}, y = ${base.y}` });
  await desk
    .getByRole("heading", { level: 3, name: english.factories("upgrade.title", { level: 2 }) })
    .waitFor();
  await auditPageAgain(player);
  const { totalSlots } = (await payloadOf(page)).status;
  await desk.getByRole("button", { name: english.factories("upgrade.to", { level: 2 }) }).click();
  await desk.getByText(english.factories("upgrade.done", { level: 2 })).waitFor();
  const { status } = await payloadOf(page);
  expect(status).toMatchObject({ metal: 0, energy: 0, totalSlots: totalSlots + 2000 });
  const next = desk.getByRole("button", { name: english.factories("upgrade.to", { level: 3 }) });
  expect(await next.getAttribute("aria-disabled")).toBe("true");
  await desk
    .locator(".desk-foot")
    .getByText(/^Short by 5,000 metal/)
    .waitFor();
}

it.each(screens("wide"))(
  "captures, lists and abandons factories and upgrades the base, %s",
  async (_, viewport) => {
    const player = await openPlayerPage(browser, server, viewport);
    const { page } = player;
    await expectRefused(page, "You have no attack units.", { onFieldType: "factory" });
    await capture(player);
    const full = { factories: 3, onFieldType: "factory" };
    await expectRefused(page, english.errors("mostFactories", { most: 4 }), full);
    await abandon(player);
    await upgrade(player);
  },
);
