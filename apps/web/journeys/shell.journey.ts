/** Everything around the pages, and the game's own panels, to the letter of the spec (§2). */

import { SOUND_FLAGS, TECHS, UNITS } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import type { BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { auditPageAgain } from "./audit-page.ts";
import { setHour } from "./game-hour.ts";
import { payloadOf, stepName, waitForGame, waitForShownPosition } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { takePooledPage } from "./page-pool.ts";
import { WIDE } from "./player-browser.ts";
import { openGuestPage, openSettledPage } from "./player-pages.ts";
import { FULL } from "./tier.ts";

setUpGameServer();

/** The hours to check, one page each. */
const HOURS = [
  [3, "Night"],
  [9, "Dawn"],
  [15, "Day"],
  [21, "Dusk"],
] as const;

const mainNav = (page: Page) =>
  page.getByRole("navigation", { name: english.shell("nav.label"), exact: true });
const linkTo = (page: Page, name: string) => mainNav(page).getByRole("link", { name, exact: true });

/** The colors of the sky behind a page. */
async function skyOf(page: Page): Promise<string> {
  const stops = page.locator(".backdrop linearGradient").first().locator("stop");
  await stops.first().waitFor({ state: "attached" });
  return (
    await stops.evaluateAll((all) => all.map((stop) => stop.getAttribute("stop-color")))
  ).join(" ");
}

/** The sky of a page opened at an hour, whose clock shows this word. */
async function skyAt(context: BrowserContext, hour: number, word: string): Promise<string> {
  const page = await context.newPage();
  await setHour(page, hour);
  await page.goto("/game");
  await waitForGame(page);
  await page
    .locator(".clock-period")
    .getByText(word, { exact: true })
    .waitFor({ state: "attached" });
  await page.getByRole("timer", { name: /^Game date: year 1, 0 days since you started/ }).waitFor();
  const sky = await skyOf(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.close();
  return sky;
}

it("links its five places, marks Game on all its paths, and keeps /admin bare", async () => {
  const { page, browserErrors } = await takePooledPage(browser, server.url, WIDE);
  await page.goto("/");
  for (const [name, path] of [
    ["Story", "/story"],
    ["Game", "/login"],
    ["Ranks", "/ranks"],
    ["Clans", "/clans"],
    ["Home", "/"],
  ] as const) {
    expect(await linkTo(page, name).getAttribute("href")).toBe(path);
    await linkTo(page, name).click();
    await page.waitForURL(`**${path}`);
    expect(await linkTo(page, name).getAttribute("aria-current")).toBe("page");
    expect(await mainNav(page).locator("[aria-current]").count()).toBe(1);
    await page
      .getByRole("contentinfo")
      .getByText(english.shell("footer"), { exact: true })
      .waitFor();
  }
  for (const path of ["/login", "/fuser", "/fpass"]) {
    await page.goto(path);
    await mainNav(page)
      .locator("[aria-current]")
      .getByText(english.shell("nav.game"), { exact: true })
      .waitFor();
  }
  expect(await page.getByRole("timer").count()).toBe(0);
  expect(await page.getByRole("button", { name: english.shell("nav.logout") }).count()).toBe(0);
  expect(await page.locator(".backdrop").count()).toBe(1);
  await page.goto("/admin/anything");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.locator(".backdrop").count()).toBe(0);
  expect(await page.getByRole("complementary").count()).toBe(0);
  expect(browserErrors).toEqual([]);
});

it.runIf(FULL)("has a sky for each part of the player's day", async () => {
  const visitor = await takePooledPage(browser, server.url, WIDE);
  await visitor.page.goto("/login");
  const skies = new Set([await skyOf(visitor.page)]);
  const { page, context } = await openGuestPage(browser, server);
  await mainNav(page)
    .locator("[aria-current]")
    .getByText(english.shell("nav.game"), { exact: true })
    .waitFor();
  const menu = page.getByRole("list", { name: english.shell("nav.menuLabel") }).getByRole("button");
  expect(await menu.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))).toEqual(
    ["Account", "Alliances", "Settings", "Logout"],
  );
  await page.close();
  for (const [hour, word] of HOURS) skies.add(await skyAt(context, hour, word));
  expect(skies.size).toBe(1 + HOURS.length);
});

it("shows army, resources and factories on the left, and opens each dialog", async () => {
  const player = await openSettledPage(browser, server);
  const { page } = player;
  const { status } = await payloadOf(page);
  const left = page.getByRole("complementary", { name: english.game("army.title") });
  await left.getByText(english.shell("brand"), { exact: true }).waitFor();
  expect(await left.locator(".brand svg").count()).toBe(1);
  for (const name of ["Metal", "Energy"]) {
    const tile = left.getByRole("button", { name: new RegExp(`^${name}`) });
    await tile.hover();
    await tile
      .getByRole("tooltip")
      .getByText(english.game("box.range", { min: "0", max: "100" }), { exact: true })
      .waitFor();
  }
  const line = (name: string) => left.locator("dl > div").filter({ hasText: name }).locator("dd");
  expect(await line(english.game("box.bankMetal")).textContent()).toBe("0");
  expect(await line(english.game("box.bankEnergy")).textContent()).toBe("0");
  expect(await line(english.game("box.slots")).textContent()).toContain(
    status.totalSlots.toLocaleString("en-US"),
  );

  // The base is not counted; each opening fetches the list again.
  const factories = left.getByRole("button", { name: `${english.game("box.factories")} 0` });
  for (const _time of ["first", "second"]) {
    const asked = page.waitForRequest(/puc\.list/);
    await factories.click();
    await asked;
    const desk = page.locator('[data-desk="factories"]');
    const card = desk.getByRole("article").filter({ hasText: english.factories("base") });
    await card.getByText(english.game("field.lvl", { level: 1 }), { exact: true }).waitFor();
    await card.getByText(english.factories("cost", { price: "1,000" }), { exact: true }).waitFor();
    await card.getByText(/^\d+, \d+$/).waitFor();
    await card.getByRole("button", { name: /^Upgrade/ }).waitFor();
    await page.keyboard.press("Escape");
    await desk.waitFor({ state: "detached" });
  }

  await left.getByText(english.shell("nav.power"), { exact: true }).waitFor();
  await left.getByRole("button", { name: /^Defense/ }).click();
  await page.locator('[data-desk="army.defense"]').waitFor();
  await left.getByRole("button", { name: /^Attack/ }).click();
  const desk = page.locator('[data-desk="army.attack"]');
  const units = desk
    .getByRole("list", { name: english.army("units.attack") })
    .locator(":scope > li");
  await expect.poll(() => units.count()).toBe(UNITS.attack.length);
  const pikeman = units.first();
  const card = pikeman.locator(".unit-figures > span:not(.unit-fight)");
  expect(await card.allTextContents()).toEqual([
    "Strength 1",
    "HP 10",
    "Metal 50",
    "Energy 100",
    "Slots 200",
    "Owned 0",
  ]);
  await desk.getByRole("tab", { name: "Tech" }).click();
  const techs = desk
    .getByRole("list", { name: english.army("techs.attack") })
    .locator(":scope > li");
  expect(await techs.count()).toBe(TECHS.attack.length);
  await techs.first().getByText(english.catalogue("techs.attack.0")).waitFor();
  await techs.first().getByText("Owned", { exact: true }).waitFor();
  await techs
    .nth(1)
    .getByRole("button", {
      name: english.army("buyTech", { tech: english.catalogue("techs.attack.1") }),
    })
    .waitFor();
  await auditPageAgain(player);
});

it("walks by nine buttons and either set of keys, unless a dialog is open", async () => {
  const { page, browserErrors } = await openGuestPage(browser, server);
  const pad = page.getByRole("group", { name: english.game("move.padLabel") }).getByRole("button");
  const east = (x: number) => (x % 50) + 1;
  expect(await pad.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))).toEqual([
    ...(["nw", "n", "ne", "w"] as const).map(stepName),
    english.game("move.reload"),
    ...(["e", "sw", "s", "se"] as const).map(stepName),
  ]);
  const { x, y } = (await payloadOf(page)).status;
  await page.keyboard.press("d");
  await waitForShownPosition(page, { x: east(x), y });

  const opener = page.getByRole("button", { name: english.shell("nav.settings"), exact: true });
  await opener.click();
  const settings = page.getByRole("dialog", { name: english.shell("nav.settings") });
  await settings.getByRole("tab", { name: english.account("settings.alerts") }).click();
  for (const name of ["Admin", "Attack", "Event"]) {
    expect(await settings.getByRole("switch", { name, exact: true }).isChecked()).toBe(true);
  }
  await settings.getByRole("tab", { name: english.account("settings.sounds") }).click();
  for (const flag of SOUND_FLAGS) {
    const name = english.settings(`sounds.names.${flag}`);
    expect(await settings.getByRole("switch", { name, exact: true }).isChecked()).toBe(true);
  }
  await settings.getByRole("tab", { name: english.account("settings.controls") }).click();
  expect(
    await settings
      .getByRole("radio", { name: english.account("settings.controlsDefault") })
      .isChecked(),
  ).toBe(true);
  // Not check(), which verifies before the page has rendered the choice.
  await settings.getByRole("radio", { name: english.account("settings.controlsNumpad") }).click();
  await settings
    .getByRole("radio", { name: english.account("settings.controlsNumpad"), checked: true })
    .waitFor();
  await page.keyboard.press("6");
  await page.keyboard.press("Escape");
  await settings.waitFor({ state: "detached" });
  // Otherwise Space would open it again.
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(false);
  await waitForShownPosition(page, { x: east(x), y });
  await page.keyboard.press("6");
  await waitForShownPosition(page, { x: east(east(x)), y });
  await page.keyboard.press("x");
  await page.keyboard.press("8");
  await waitForShownPosition(page, { x: east(east(x)), y: y === 1 ? 50 : y - 1 });

  const box = page.getByPlaceholder(english.chat("placeholder"), { exact: true });
  const { username } = await payloadOf(page);
  await box.fill("good morning");
  await page.getByRole("button", { name: english.chat("send"), exact: true }).click();
  const said = page.getByRole("log").getByRole("article", { name: /good morning/ });
  await said.waitFor();
  const name = said.locator(".chat-name");
  expect(await name.textContent()).toBe(username);
  expect(await name.getAttribute("data-color")).toBe("green");
  expect(browserErrors).toEqual([]);
});
