import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BuiltServer } from "./built-server.ts";
import { payloadOf, playAsGuest } from "./game-page.ts";
import { equip, settle } from "./outfit.ts";
import { launch, PHONE, takeSeat, WIDE } from "./player-browser.ts";
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

/** A guest with a base. */
async function sit(viewport: typeof WIDE) {
  const seat = await takeSeat(browser, server.url, viewport);
  await playAsGuest(seat.page);
  await settle(seat.page);
  return seat;
}

/** Opens a desk by its address; answers what is in it. */
async function enter(page: Page, desk: string) {
  await page.goto(`/game?desk=${desk}`);
  const region = page.locator(`[data-desk="${desk}"]`);
  await region.waitFor();
  return region;
}

const factoriesOf = async (page: Page) => (await payloadOf(page)).status.factories;

describe.each([
  ["wide", WIDE],
  ["on a phone", PHONE],
])("factories, %s", (_, viewport) => {
  it("are refused without an army and beyond what the base allows, and taken by ten Pikemen", async () => {
    const seat = await sit(viewport);
    const { page, context } = seat;
    await equip(server, page, { on: "factory" });
    await page.keyboard.press("Space");
    const desk = page.locator('[data-desk="factory"]');
    const button = desk.getByRole("button", { name: "Capture" });
    await desk.getByRole("note").filter({ hasText: "You have no attack units." }).waitFor();
    expect(await button.getAttribute("aria-disabled")).toBe("true");
    await expectSound(seat);

    await equip(server, page, { set: "attack_units[1] = 10", own: 4 });
    const full = (await enter(page, "factory")).getByRole("note");
    await full.filter({ hasText: /more factories|factories/i }).waitFor();
    expect(await button.getAttribute("aria-disabled")).toBe("true");
    await context.close();

    const other = await sit(viewport);
    await equip(server, other.page, { set: "attack_units[1] = 10", on: "factory" });
    const here = await enter(other.page, "factory");
    await here.getByText("You may fight for it.").waitFor();
    await here.getByText("1,000 battles with this army").waitFor();
    await here.getByRole("button", { name: "Capture" }).press("Enter");
    await here.getByRole("button", { name: "Send all attack units?" }).press("Enter");
    const result = here.getByRole("region", { name: "How it went" });
    await result.getByText("Captured", { exact: true }).waitFor();
    await here.getByRole("heading", { level: 2, name: "Your factory" }).waitFor();
    expect(await result.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await factoriesOf(other.page)).toBe(2);
    await expectSound(other);
    await result.getByRole("link", { name: "See the battle" }).click();
    await other.page.waitForURL("**/battles/*");
    await other.context.close();
  });

  it("are listed, kept by undo, and abandoned after ten seconds", async () => {
    const seat = await sit(viewport);
    const { page, context } = seat;
    await equip(server, page, { own: 2 });
    const desk = await enter(page, "factories");
    await desk.getByText("You hold 2 of at most 4 factories").waitFor();
    expect(await desk.getByRole("heading", { level: 3, name: "Base Factory" }).count()).toBe(1);
    await expectSound(seat);
    await desk.getByRole("button", { name: "Abandon" }).first().click();
    await desk.getByRole("button", { name: "Undo" }).click();
    await desk.getByText(/^You keep the factory at/).waitFor();
    expect(await factoriesOf(page)).toBe(3);
    await desk.getByRole("button", { name: "Abandon" }).first().click();
    await desk.getByText(/^You abandoned the factory at/).waitFor({ timeout: 15_000 });
    await desk.getByText("You hold 1 of at most 4 factories").waitFor();
    expect(await factoriesOf(page)).toBe(2);
    await context.close();
  });

  it("have a base that is upgraded for its price, and refused without it", async () => {
    const seat = await sit(viewport);
    const { page, context } = seat;
    const { base } = await payloadOf(page);
    await equip(server, page, { set: `x = ${base?.x}, y = ${base?.y}` });
    const desk = await enter(page, "base");
    await desk.getByRole("heading", { level: 3, name: "Level 2: what changes" }).waitFor();
    await expectSound(seat);
    await desk.getByRole("button", { name: "Upgrade to level 2" }).click();
    await desk.getByText("Your base is level 2 now.").waitFor();
    const { status } = await payloadOf(page);
    expect(status).toMatchObject({ metal: 0, energy: 0, totalSlots: 4000 });
    const next = desk.getByRole("button", { name: "Upgrade", exact: true });
    expect(await next.getAttribute("aria-disabled")).toBe("true");
    await desk
      .locator(".desk-foot")
      .getByText(/^Short by 5,000 metal/)
      .waitFor();
    await context.close();
  });
});
