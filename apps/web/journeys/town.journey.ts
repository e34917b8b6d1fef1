/** Bank, exchange, market and casino: refused without a key, then used. */
import { setTimeout as wait } from "node:timers/promises";
import { TOOL_IDS, type ToolId } from "@emberlode/game";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BuiltServer } from "./built-server.ts";
import { payloadOf } from "./game-page.ts";
import { equip } from "./outfit.ts";
import { launch, PHONE, WIDE } from "./player-browser.ts";
import { takeSettledSeat } from "./seats.ts";
import { expectSound } from "./soundness.ts";

let server: BuiltServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([BuiltServer.start(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The assignments that hand over a card or key of this level. */
function key(tool: ToolId, level: number): string {
  const at = TOOL_IDS.indexOf(tool) + 1;
  return `tools[${at}] = ${level}, researches[${at}] = ${level}`;
}

/** Enters the place where the player stands, by its own key; answers the desk. */
async function enter(page: Page, title: string) {
  await page.getByRole("button", { name: /^Enter the / }).waitFor();
  await page.keyboard.press("g");
  const desk = page.getByRole("region", { name: title });
  await desk.getByRole("heading", { name: title }).waitFor();
  return desk;
}

/** Chooses one of a few, as a pointer does: on the word. */
async function choose(desk: ReturnType<Page["getByRole"]>, group: string, option: string) {
  await desk.getByRole("group", { name: group }).getByText(option, { exact: true }).click();
}

const metalOf = async (page: Page) => (await payloadOf(page)).status.metal;

for (const [name, viewport] of [
  ["wide", WIDE],
  ["on a phone", PHONE],
] as const) {
  it(`banks what it carries, ${name}`, async () => {
    const seat = await takeSettledSeat(browser, server.url, viewport);
    const { page, context } = seat;
    await equip(server, page, { on: "bank" });
    const locked = await enter(page, "World Bank");
    await locked.getByText("A Bank Card opens an account").waitFor();
    await expectSound(seat);

    await equip(server, page, { metal: 30_000, set: key("bank", 1) });
    const desk = await enter(page, "World Bank");
    await choose(desk, "What to do", "Deposit");
    await desk.getByRole("textbox", { name: /How much metal/ }).fill("5000");
    await desk.getByRole("button", { name: "Deposit 5,000 metal" }).click();
    await desk.getByText("+5,000 metal in the bank").waitFor();
    expect((await payloadOf(page)).status.bankMetal).toBe(5_000);
    await desk.getByRole("button", { name: "Max 15,000" }).click();
    await desk.getByRole("button", { name: "Deposit 15,000 metal" }).click();
    await desk.getByText("Your account is full of this.").waitFor();
    await expectSound(seat);
    await page.keyboard.press("Escape");
    await desk.waitFor({ state: "detached" });
    expect(new URL(page.url()).search).toBe("");
    await context.close();
  });

  it(`exchanges, buys and gambles, ${name}`, async () => {
    const seat = await takeSettledSeat(browser, server.url, viewport);
    const { page, context } = seat;
    await equip(server, page, { metal: 200_000, energy: 1_000_000, on: "web" });
    const before = await metalOf(page);
    const exchange = await enter(page, "Exchange Bank");
    await exchange.getByRole("textbox", { name: /How much metal/ }).fill("100");
    await exchange.getByRole("button", { name: "Give 100 metal for 90 energy" }).click();
    await exchange.getByText("+90 energy").waitFor();
    expect(await metalOf(page)).toBe(before - 100);
    await expectSound(seat);

    await equip(server, page, { set: key("market", 5), on: "market" });
    const market = await enter(page, "Black Market");
    await market
      .getByRole("button", { name: /^Choose/ })
      .first()
      .click();
    await expectSound(seat);
    await market.getByRole("button", { name: /^Buy 1 / }).click();
    await market.getByRole("status").getByText("+1 ").waitFor();

    await equip(server, page, { set: key("casino", 1), on: "casino" });
    const casino = await enter(page, "World Casino");
    await casino.getByText("50 of 50 stakes left").waitFor();
    for (const game of ["Coin", "Dice", "Wheel"]) {
      await choose(casino, "Game", game);
      await casino.getByRole("button", { name: "Stake 100 metal" }).click();
      await expect.poll(() => casino.getByRole("status").first().textContent()).toMatch(/\. /);
      await wait(150);
    }
    await casino.getByText("47 of 50 stakes left").waitFor();
    await expectSound(seat);
    await context.close();
  });
}
