import { DAY, FACTORY_CLASSES, GARRISON, HOUR } from "@emberlode/game";
import { english, startingWith } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { auditPageAgain } from "./audit-page.ts";
import { equip, equipInDatabase } from "./equip-player.ts";
import { freshName, payloadOf } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import type { PlayerPage } from "./player-browser.ts";
import { openPlayerPage } from "./player-pages.ts";
import { answer } from "./question.ts";
import { focusByName, pressFocused } from "./screen-reader.ts";
import { screens } from "./tier.ts";

setUpGameServer();

const t = english.factories;
/** Beats the Walls of a medium factory, and a garrison of a few more. */
const ARMY = "attack_units[1] = 10, attack_units[7] = 3, shield_until = 0";
const RICH_DIGGER = `dug_metal = 1000000, dug_energy = 1000000, counter_day = ${Math.floor(Date.now() / DAY)}`;

const deskOf = (page: Page, desk: "factories" | "factory") => page.locator(`[data-desk="${desk}"]`);

/**
 * Fights at the factory where the player is, by keyboard; the result says how it ended. Nothing is
 * asked before a sure fight for a free one.
 */
async function fight(
  { page }: PlayerPage,
  mode: "capture" | "plunder",
  outcome: string,
  { isSure = false } = {},
): Promise<void> {
  if (isSure) await page.getByText(english.raid("odds.ofKnown")).waitFor();
  await focusByName(page, t(`${mode}.button`));
  await pressFocused(page);
  if (!isSure) await answer(page, t(`${mode}.question.verb`)).press("Enter");
  const result = deskOf(page, "factory").getByRole("region", { name: t("capture.result") });
  await result.getByText(outcome, { exact: true }).waitFor();
}

/** Gives the factory half of all defense units, by keyboard. */
async function garrison({ page }: PlayerPage): Promise<void> {
  const desk = deskOf(page, "factories");
  await focusByName(page, startingWith(english.catalogue("factoryClasses.medium")));
  const presses = 50 / GARRISON.stepPercent;
  // The end of the scale gives everything: a single factory leaves no room for others.
  await page.keyboard.press("End");
  await desk.getByText(t("garrison.full", { used: "100%" })).waitFor();
  await page.keyboard.press("Home");
  for (let pressed = 0; pressed < presses; pressed++) await page.keyboard.press("ArrowRight");
  await desk.getByText(t("garrison.sum", { used: "50%", left: "50%" })).waitFor();
  await focusByName(page, t("garrison.save"));
  await pressFocused(page);
  await desk.getByText(t("garrison.saved")).waitFor();
  await desk.getByText(/^You can change them again in/).waitFor();
}

/** Collects what half a day made, and nothing twice. */
async function collect({ page }: PlayerPage): Promise<void> {
  const { metal } = (await payloadOf(page)).status;
  await equip(server, page, { filledFor: 12 * HOUR }, "/game?desk=factories");
  const desk = deskOf(page, "factories");
  const made = (FACTORY_CLASSES.medium.digsPerDay * 50) / 2;
  await focusByName(page, t("stores.collect"));
  await pressFocused(page);
  await desk.getByText(/^You collected [\d,]+ metal and [\d,]+ energy from one store\.$/).waitFor();
  await desk.getByText(t("stores.empty"), { exact: false }).waitFor();
  expect((await payloadOf(page)).status.metal).toBeGreaterThanOrEqual(metal + made);
}

it.each(screens("wide"))(
  "captures, garrisons and collects, is plundered and robbed, and takes it back, %s",
  async (_, viewport) => {
    const owner = await openPlayerPage(browser, server, viewport, { username: freshName("Owner") });
    const { page } = owner;
    const medium = { onSlots: FACTORY_CLASSES.medium.minSlots };
    const walls = `${ARMY}, defense_units[1] = 10, ${RICH_DIGGER}`;
    await equip(server, page, { ...medium, set: walls }, "/game?desk=factory");
    await fight(owner, "capture", t("capture.won"), { isSure: true });
    const { x, y } = (await payloadOf(page)).status;
    await equip(server, page, {}, "/game?desk=factories");
    await garrison(owner);
    await collect(owner);
    await auditPageAgain(owner);

    // A second player comes when the store is full.
    const raider = await openPlayerPage(browser, server, viewport, {
      username: freshName("Raider"),
    });
    const there = `x = ${x}, y = ${y}, ${ARMY}, ${RICH_DIGGER}`;
    await equipInDatabase(server, page, { filledFor: DAY });
    await equip(server, raider.page, { set: there }, "/game?desk=factory");
    const spoils = raider.page.getByRole("region", { name: t("spoils.plunder") });
    await spoils.getByText(t("spoils.allowed")).waitFor();
    await auditPageAgain(raider);
    await fight(raider, "plunder", t("capture.plundered"));
    await auditPageAgain(raider);

    const notice = page.getByRole("region", { name: english.alerts("danger.label") });
    await notice.getByText(english["alert-texts"]("factoryPlundered")).waitFor();
    await auditPageAgain(owner);
    await notice.getByRole("link", { name: english.alerts("danger.seeBattle") }).click();
    await page
      .getByText(english.battles("attackerSentence.plundered", { name: await nameOf(raider) }), {
        exact: false,
      })
      .waitFor();

    // The safety and the wait between two attempts are over.
    await equipInDatabase(server, page, { filledFor: HOUR, set: "defense_units[1] = 0" });
    await equip(server, raider.page, { set: `${there}, fights = '[]'` }, "/game?desk=factory");
    await fight(raider, "capture", t("capture.won"));
    await equipInDatabase(server, raider.page, { filledFor: HOUR });
    await equip(server, page, { set: `x = ${(x % 50) + 1}, y = ${y}, ${ARMY}` });
    await notice.getByText(english["alert-texts"]("factoryLost")).waitFor();
    await notice.getByRole("button", { name: english.alerts("goThere") }).press("Enter");
    await page.getByText(/ · Owned by Raider/).waitFor();
    await page.keyboard.press("g");
    await fight(owner, "capture", t("capture.won"));
    await auditPageAgain(owner);
  },
);

const nameOf = async ({ page }: PlayerPage) => (await payloadOf(page)).username;
