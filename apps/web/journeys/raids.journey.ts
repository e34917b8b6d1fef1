/** Raids from both sides: refused, lost and won, reported live to the victim, and revenge. */

import type { LoginPayload } from "@emberlode/contract";
import { GOAL_REWARDS } from "@emberlode/game";
import { english, startingWith } from "@emberlode/messages/testing/english";
import { beforeAll, describe, expect, it } from "vitest";
import { callApi } from "./api-calls.ts";
import { auditPage, auditPageAgain } from "./audit-page.ts";
import { equip, equipInDatabase, prepareForAttack } from "./equip-player.ts";
import { payloadOf } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { openGame } from "./open-game.ts";
import { takePooledPage } from "./page-pool.ts";
import { PHONE, type PlayerPage } from "./player-browser.ts";
import { openPlayerPage, openSettledPage } from "./player-pages.ts";
import { press } from "./press.ts";
import { answer } from "./question.ts";
import { screens } from "./tier.ts";

setUpGameServer();

/** Puts a player with this many Pikemen on another player's base, and opens its desk. */
async function march(
  { page }: PlayerPage,
  { base }: LoginPayload["user"],
  pikemen: number,
  more = "",
): Promise<void> {
  const set = `x = ${base.x}, y = ${base.y}, attack_units[1] = ${pikemen}${more}`;
  await equip(server, page, { set }, "/game?desk=raid");
}

const deskOf = ({ page }: PlayerPage, target: LoginPayload["user"]) =>
  page.getByRole("region", { name: english.raid("target.baseOf", { name: target.username }) });

async function attack(raider: PlayerPage, target: LoginPayload["user"]): Promise<void> {
  const desk = deskOf(raider, target);
  await press(desk, english.raid("attack.button", { name: target.username }));
  await answer(raider.page, english.raid("attack.question.verb")).click();
}

describe.each(screens("phone"))("a raid, %s", (size, viewport) => {
  let victim: PlayerPage;
  let raider: PlayerPage;
  let target: LoginPayload["user"];
  beforeAll(async () => {
    // Not guests, who cannot loot each other.
    victim = await openPlayerPage(browser, server, undefined, { username: `Robbed-${size}` });
    raider = await openPlayerPage(browser, server, viewport, { username: `Robber-${size}` });
    for (const { page } of [victim, raider]) await openGame(page);
    target = await payloadOf(victim.page);
  });

  it("is refused under the shield, and lost against ten Walls", async () => {
    const { page } = raider;
    const desk = deskOf(raider, target);
    // Refused: the beginner's shield is on.
    await march(raider, target, 3);
    await desk.getByText(english.errors("texts.SHIELDED")).first().waitFor();
    await desk.getByText(english.raid("terms.again", { span: "71:" })).waitFor();
    const button = desk.getByRole("button", {
      name: english.raid("attack.button", { name: target.username }),
    });
    expect(await button.getAttribute("aria-disabled")).toBe("true");
    await auditPageAgain(raider);

    // Lost: three Pikemen against ten Walls, as forecast.
    await equipInDatabase(server, victim.page, { set: "shield_until = 0, defense_units[1] = 10" });
    await page.goto("/game?desk=raid");
    await desk.getByText(english.raid("terms.allowed.size")).waitFor();
    await desk.getByLabel(english.catalogue("units.wall"), { exact: true }).fill("10");
    await desk.getByText(/^On average, the attacker loses [1-9][\d.]* of 3 units/).waitFor();
    await desk.getByText(english.raid("terms.dropsShield")).waitFor();
    await attack(raider, target);
    const result = desk.getByRole("region", { name: english.raid("attack.result") });
    await result.getByText(english.raid("forecast.lostBattle"), { exact: true }).waitFor();
    await result.getByText(/^Your losses: [1-3] of 3\.$/).waitFor();
    await desk.getByText(english.errors("texts.ATTACKED_RECENTLY")).first().waitFor();
    expect((await payloadOf(page)).status.attack_units[0]).toBeLessThan(3);
    await auditPageAgain(raider);
  });

  it("is won; its report opens in the calculator", async () => {
    const { page } = raider;
    const desk = deskOf(raider, target);
    await equipInDatabase(server, victim.page, { metal: 9000, set: "defense_units[1] = 2" });
    await march(raider, target, 9, ", fights = '[]', dug_metal = 6000, dug_energy = 6000");
    await desk
      .getByText(english.raid("terms.lootValue", { metal: "600", energy: "600" }))
      .waitFor();
    await desk.getByText(english.raid("forecast.fromReport", { when: "" })).waitFor();
    await attack(raider, target);
    const result = desk.getByRole("region", { name: english.raid("attack.result") });
    await result
      .getByText(english.raid("attack.loot", { amount: "600", resource: "metal" }))
      .waitFor();
    // The goal of a won attack pays as well.
    await expect
      .poll(async () => (await payloadOf(page)).status.metal)
      .toBe(1600 + GOAL_REWARDS.battle.metal);

    await desk.getByRole("link", { name: english.raid("attack.report") }).click();
    const replay = page.getByRole("region", { name: english.battles("replay.title") });
    await replay.getByText(english.battles("rounds.start"), { exact: true }).first().waitFor();
    await auditPageAgain(raider);

    await page.getByRole("link", { name: english.battles("whatIf") }).click();
    await page.waitForURL("**/battles/calculator?*");
    await page.getByRole("heading", { level: 1, name: english.calculator("title") }).waitFor();
    expect(
      await page.getByLabel(english.catalogue("units.pikeman"), { exact: true }).inputValue(),
    ).toBe("9");
    const walls = page.getByLabel(english.catalogue("units.wall"), { exact: true });
    expect(await walls.inputValue()).toBe("2");
    // The input is kept in the URL.
    await walls.fill("5");
    await page.waitForURL(/[?&]d=5(&|$)/);
  });
});

/** Expects the battle report at its URL, on a page without errors. */
async function expectReport(
  { page }: PlayerPage,
  attacker: string,
  defender: string,
): Promise<void> {
  const title = english.battles("outcome.raidedEmpty", { attacker, owner: defender });
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByText(english.battles("proof.same")).waitFor();
  await page.waitForLoadState("networkidle");
}

it("alerts the victim of an attack live, shows victim and visitor the report, and leads the victim to the attacker's base", async () => {
  const victim = await openSettledPage(browser, server);
  const raider = await openPlayerPage(browser, server);
  const { page } = victim;
  await callApi(page, "PATCH", "/api/user/units", { type: "defense", index: 0, unit: 4 });
  const [target, attacker] = [await payloadOf(page), await payloadOf(raider.page)];
  await prepareForAttack(server, attacker._id, target._id);
  const order = { enemy: target._id, field: target.base };
  await callApi(raider.page, "POST", "/api/user/attack", order);

  await page.getByRole("alert").filter({ hasText: attacker.username }).waitFor();
  await page.getByRole("button", { name: english.alerts("bell", { unread: 1 }) }).waitFor();
  const notice = page.getByRole("region", { name: english.alerts("danger.label") });
  await auditPageAgain(victim);
  await notice.getByRole("link", { name: english.alerts("danger.seeBattle") }).click();
  await page.waitForURL("**/battles/*");
  await notice.waitFor({ state: "detached" });
  await expectReport(victim, attacker.username, target.username);
  await auditPageAgain(victim);

  const visitor = await takePooledPage(browser, server.url, PHONE);
  await visitor.page.goto(new URL(page.url()).pathname);
  await expectReport(visitor, attacker.username, target.username);
  await auditPage(visitor);

  await page.goBack();
  await page.getByRole("button", { name: startingWith(english.alerts("title")) }).click();
  const inbox = page.getByRole("dialog", { name: english.alerts("title") });
  await inbox.getByRole("button", { name: english.raid("revenge.title") }).click();
  await inbox.getByText(english.raid("revenge.unknown", { name: attacker.username })).waitFor();
  await auditPageAgain(victim);

  // A base is known once the player has been within three fields of it: here, two fields east.
  const { base } = attacker;
  const beside = (base.x % 50) + 1;
  await equip(server, page, { set: `x = ${beside}, y = ${base.y}` });
  await page.keyboard.press("d");
  await page.getByRole("button", { name: startingWith(english.alerts("title")) }).click();
  await inbox.getByRole("button", { name: english.raid("revenge.title") }).click();
  await press(inbox, english.raid("revenge.walk", { name: attacker.username }));
  await page.getByRole("main").getByText(`${base.x}, ${base.y}`, { exact: true }).first().waitFor();
  await page
    .getByRole("button", { name: /^(Attack|View base)/ })
    .first()
    .waitFor();
});
