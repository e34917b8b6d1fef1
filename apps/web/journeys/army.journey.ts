import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

const unitRow = (page: Page, name: string) =>
  page
    .getByRole("list", { name: / units$/ })
    .getByRole("listitem")
    .filter({ hasText: name });

async function openDesk(page: Page, desk: string): Promise<void> {
  await page.goto(`/game?desk=${desk}`);
  await page.getByRole("tab", { name: "Units" }).waitFor();
}

describe.each([
  ["wide", WIDE],
  ["a phone", PHONE],
] as const)("the army desks, %s", (_name, size) => {
  it("buy units, and refuse for tech, resources and slots", async () => {
    const seat = await takeSettledSeat(browser, server.url, size);
    const { page } = seat;
    await openDesk(page, "army.attack");

    // A newcomer: 1,000 of each, 2,000 slots, the first tech alone.
    const pikemen = unitRow(page, "Pikeman");
    await pikemen.getByRole("spinbutton").or(pikemen.getByRole("textbox")).fill("4");
    await page.keyboard.press("Tab");
    const dial = page.getByRole("region", { name: "Power" });
    await dial.getByText("With 4 Pikeman").waitFor();
    await pikemen.getByRole("button", { name: "Buy 4 Pikeman" }).click();
    await page.getByText("Bought: 4 Pikeman.").waitFor();
    const { status } = await payloadOf(page);
    expect(status).toMatchObject({ metal: 800, energy: 600, slots: 1200 });
    expect(status.attack_units[0]).toBe(4);
    await pikemen.getByRole("button", { name: "Last 4" }).waitFor();

    const archers = unitRow(page, "Archer");
    await archers.getByText("Needs Fletching: 100 metal and 100 energy").waitFor();
    await archers.getByRole("button", { name: "Buy Fletching" }).click();
    await page.getByText("Bought the tech Fletching.").waitFor();
    await archers.getByRole("button", { name: "Buy 1 Archer" }).waitFor();

    // What cannot be paid or housed is said before one tries.
    await equip(server, page, { metal: 50_000, energy: 50_000, set: "attack_units[1] = 10" });
    await openDesk(page, "army.attack");
    await unitRow(page, "Pikeman")
      .getByText(/There is no room for that many units/)
      .waitFor();
    const refused = unitRow(page, "Pikeman").getByRole("button", { name: "Buy 1 Pikeman" });
    expect(await refused.getAttribute("aria-disabled")).toBe("true");
    await expectSound(seat);
    await seat.context.close();
  });

  it("buy techs, and say what is short", async () => {
    const seat = await takeSettledSeat(browser, server.url, size);
    const { page } = seat;
    await openDesk(page, "army.defense");
    await page.getByRole("tab", { name: "Tech" }).click();
    const techs = page.getByRole("list", { name: "Defense techs" });
    const row = (name: string) => techs.getByRole("listitem").filter({ hasText: name });
    await row("Masonry").getByText("Owned", { exact: true }).waitFor();
    await row("Ramparts").getByRole("button", { name: "Buy Ramparts" }).click();
    await row("Ramparts").getByText("Owned", { exact: true }).waitFor();
    await page.getByText("Bought the tech Ramparts.").waitFor();
    expect((await payloadOf(page)).status).toMatchObject({ metal: 900, energy: 900 });
    await row("Aquatics Engineering")
      .getByText("Short by 100 metal and 100 energy, about 4 digs")
      .waitFor();
    await expectSound(seat);
    await seat.context.close();
  });
});
