/** Bank, exchange, market and casino: refused without a key, then used. */

import { TOOL_IDS, type ToolId } from "@emberlode/game";
import { english } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { callApi } from "./api-calls.ts";
import { auditPageAgain } from "./audit-page.ts";
import { equip } from "./equip-player.ts";
import { payloadOf } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { expectOneRefusal, interceptCall } from "./intercept-call.ts";
import { openPlayerPage } from "./player-pages.ts";
import { press } from "./press.ts";
import { FULL, screens } from "./tier.ts";

setUpGameServer();

const METAL_FIELD = { name: english.town("amount", { resource: "metal" }) };

/** SQL assignments that give the player a card or key of this level. */
function key(tool: ToolId, level: number): string {
  const at = TOOL_IDS.indexOf(tool) + 1;
  return `tools[${at}] = ${level}, researches[${at}] = ${level}`;
}

/** The scene's buttons of the buildings with a desk. */
const OPENS_BUILDING = new RegExp(
  (["bank", "exchange", "market", "casino"] as const)
    .map((desk) => english.desks(`enter.${desk}`))
    .join("|"),
);

/** Enters the place where the player is, by key; returns its desk. */
async function enter(page: Page, title: string) {
  await page.getByRole("button", { name: OPENS_BUILDING }).waitFor();
  await page.keyboard.press("g");
  const desk = page.getByRole("region", { name: title });
  await desk.getByRole("heading", { name: title }).waitFor();
  return desk;
}

/** Chooses an option by clicking on its label. */
async function choose(desk: ReturnType<Page["getByRole"]>, group: string, option: string) {
  await desk.getByRole("group", { name: group }).getByText(option, { exact: true }).click();
}

/** Expects a disabled button, with the reason beside it. */
async function expectDisabled(desk: ReturnType<Page["getByRole"]>, name: string | RegExp) {
  expect(await desk.getByRole("button", { name }).getAttribute("aria-disabled")).toBe("true");
}

const metalOf = async (page: Page) => (await payloadOf(page)).status.metal;

for (const [name, viewport] of screens("wide")) {
  it(`deposits and withdraws resources at the bank, ${name}`, async () => {
    const player = await openPlayerPage(browser, server, viewport);
    const { page } = player;
    await equip(server, page, { onFieldType: "bank" });
    const locked = await enter(page, english.desks("titles.bank"));
    await locked.getByText(english.town("needs.bank.reason")).waitFor();
    expect(
      await locked.getByRole("button", { name: english.town("bank.actions.deposit") }).count(),
    ).toBe(0);
    await auditPageAgain(player);

    await equip(server, page, { metal: 30_000, set: key("bank", 1) });
    const desk = await enter(page, english.desks("titles.bank"));
    await choose(desk, english.town("bank.action"), english.town("bank.actions.deposit"));
    await desk.getByRole("textbox", METAL_FIELD).fill("5000");
    await press(desk, english.town("bank.go.deposit", { what: "5,000 metal" }));
    await desk.getByText(english.town("bank.inBank", { resource: "+5,000 metal" })).waitFor();
    expect((await payloadOf(page)).status.bankMetal).toBe(5_000);
    await desk.getByRole("button", { name: `${english.controls("amount.max")} 15,000` }).click();
    await press(desk, english.town("bank.go.deposit", { what: "15,000 metal" }));
    await desk.getByText(english.town("bank.full")).waitFor();
    await expectDisabled(desk, english.town("bank.go.deposit", { what: "0 metal" }));
    await auditPageAgain(player);

    await choose(desk, english.town("bank.action"), english.town("bank.actions.withdraw"));
    await choose(desk, english.town("resource"), english.town("resources.energy"));
    await desk.getByText(english.town("bank.nothing.withdraw")).waitFor();
    await expectDisabled(desk, english.town("bank.go.withdraw", { what: "0 energy" }));
    await choose(desk, english.town("resource"), english.town("resources.metal"));
    await desk.getByRole("textbox", METAL_FIELD).fill("6000");
    const aside = { action: "withdraw", resource: "metal", amount: 15_000 };
    await interceptCall(page, "bank.use", () => callApi(page, "POST", "/api/user/bank", aside));
    await press(desk, english.town("bank.go.withdraw", { what: "6,000 metal" }));
    await desk
      .getByRole("alert")
      .getByText(english.errors("bankHolds", { left: 5_000 }))
      .waitFor();
    expectOneRefusal(player);
    await press(desk, english.town("bank.go.withdraw", { what: "5,000 metal" }));
    await desk.getByText(english.town("carried", { resource: "+5,000 metal" })).waitFor();
    expect((await payloadOf(page)).status.bankMetal).toBe(0);
    await page.keyboard.press("Escape");
    await desk.waitFor({ state: "detached" });
    expect(new URL(page.url()).search).toBe("");
  });

  it.runIf(FULL)(`exchanges, gambles and buys, ${name}`, async () => {
    const player = await openPlayerPage(browser, server, viewport);
    const { page } = player;
    await equip(server, page, { onFieldType: "web" });
    const exchange = await enter(page, english.desks("titles.exchange"));
    await exchange.getByRole("textbox", METAL_FIELD).fill("100");
    await exchange.getByText(english.town("exchange.fee"), { exact: true }).waitFor();
    await press(exchange, english.town("exchange.go", { gives: "100 metal", gets: "90 energy" }));
    await exchange.getByText("+90 energy", { exact: true }).waitFor();
    expect(await metalOf(page)).toBe(900);
    await auditPageAgain(player);

    await equip(server, page, { metal: 1500, onFieldType: "casino" });
    const locked = await enter(page, english.desks("titles.casino"));
    await locked.getByText(english.town("needs.casino.reason")).waitFor();
    expect(await locked.getByRole("button", { name: english.town("casino.stake") }).count()).toBe(
      0,
    );
    await equip(server, page, { set: key("casino", 1) });
    const casino = await enter(page, english.desks("titles.casino"));
    await casino.getByText(english.town("casino.lead", { left: 50, perDay: 50 })).waitFor();
    for (const [index, game] of (["coin", "dice", "wheel"] as const).entries()) {
      await choose(casino, english.town("casino.game"), english.town(`casino.games.${game}`));
      await casino
        .getByText(english.town(`casino.odds.${game}`))
        .first()
        .waitFor();
      await casino
        .getByText(english.town("casino.expected", { stake: "100", mean: "98", edge: "2%" }))
        .waitFor();
      await press(casino, english.town("casino.play", { stake: "100", resource: "metal" }));
      await casino.getByRole("status").filter({ hasText: /\. / }).first().waitFor();
      // A bet while another is pending is not placed. On a phone, the result is in the place of the
      // bets left for a while.
      await casino
        .getByText(english.town("casino.lead", { left: 49 - index, perDay: 50 }))
        .waitFor();
    }
    await auditPageAgain(player);

    await equip(server, page, { onFieldType: "market" });
    const shut = await enter(page, english.desks("titles.market"));
    await shut.getByText(english.town("needs.market.reason")).waitFor();
    expect(await shut.getByRole("button", { name: english.town("market.choose") }).count()).toBe(0);
    const rich = { metal: 200_000, energy: 1_000_000, set: key("market", 5) };
    await equip(server, page, rich);
    const market = await enter(page, english.desks("titles.market"));
    await market
      .getByRole("button", { name: english.town("market.choose") })
      .first()
      .click();
    await auditPageAgain(player);
    await market.getByRole("button", { name: /^Buy .+ ×1 / }).click();
    await market.getByRole("status").getByText("+1 ").waitFor();
  });
}
