import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BuiltServer } from "./built-server.ts";
import { payloadOf } from "./game-page.ts";
import { equip, type Outfit } from "./outfit.ts";
import { launch, PHONE, type Seat, WIDE } from "./player-browser.ts";
import { takeSettledSeat } from "./seats.ts";
import { expectSound } from "./soundness.ts";

const DAY_MS = 86_400_000;

let server: BuiltServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([BuiltServer.start(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Stands on a place of this title, explored and in sight. */
async function standOn(page: Page, title: string, outfit: Outfit): Promise<void> {
  await equip(server, page, outfit);
  await page.keyboard.press("s");
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

/** The refusal that stands in place of the field's description (spec §8). */
function refusal(page: Page, text: RegExp): Promise<void> {
  return page.getByRole("main").getByRole("alert").filter({ hasText: text }).first().waitFor();
}

/** Searches by the action key: the card, then the refusal of a second try. */
async function search(page: Page, again: RegExp): Promise<void> {
  await page.keyboard.press("g");
  await page.getByRole("region", { name: "Found" }).waitFor();
  await page.keyboard.press("g");
  await refusal(page, again);
}

/** Opens the place's desk by keyboard, and finds nothing wrong with it. */
async function openMore(seat: Seat, desk: string): Promise<void> {
  const { page } = seat;
  await page.getByRole("button", { name: "More", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: desk }).waitFor();
  await expectSound(seat);
}

async function digs(seat: Seat): Promise<void> {
  const { page } = seat;
  await standOn(page, "Mineral Deposit", { on: "metal" });
  await page.getByText(/^Yields 0 to (100|200) metal$/).waitFor();
  await page.keyboard.press("]");
  await page.getByText(/^Yields 0 to (450|900) metal$/).waitFor();
  await expectSound(seat);
  await page.keyboard.press("g");
  await page.getByText(/^(\+\d+|Nothing this time: 0) metal \((vein, )?effort 5\)$/).waitFor();
  expect((await payloadOf(page)).status.fatigue.digs).toBe(5);
}

async function digsTired({ page }: Seat): Promise<void> {
  const day = Math.floor(Date.now() / DAY_MS);
  await standOn(page, "Geothermal Vent", {
    on: "energy",
    set: `digs = 985, counter_day = ${day}`,
  });
  await page.keyboard.press("+");
  await page.getByRole("note").filter({ hasText: "only 15 of today's first 1,000" }).waitFor();
  await page.keyboard.press("g");
  await refusal(page, /only 15 of today's first 1,000 digs left/);
  expect((await payloadOf(page)).status.fatigue.digs).toBe(985);
  await page.keyboard.press("-");
  await page.keyboard.press("g");
  await page.getByText(/^(\+\d+|Nothing this time: 0) energy \((vein, )?effort 5\)$/).waitFor();
}

async function exploresCave(seat: Seat): Promise<void> {
  const { page } = seat;
  await standOn(page, "Cave", { on: "cave", set: "candle = 1" });
  const odds = "Lost 20%, trap 15% (your candle turns it away), metal 20%, energy 20%, part 25%";
  await page.getByText(odds).waitFor();
  await search(page, /fresh again in/);
  await openMore(seat, "Cave");
  await page.getByText("59 searches left today with full odds").last().waitFor();
  await page.keyboard.press("Escape");
}

async function searchesForest(seat: Seat): Promise<void> {
  const { page } = seat;
  await standOn(page, "Forest", { on: "forest" });
  await search(page, /fresh again in/);
  await openMore(seat, "Forest");
}

async function lightsCandle(seat: Seat): Promise<void> {
  const { page } = seat;
  await standOn(page, "Memorial", { on: "memorial", set: "candle = 1" });
  await search(page, /lit your candle of the day/);
  expect((await payloadOf(page)).status.candle).toBe(2);
  await openMore(seat, "Memorial");
  await page.getByText("2 of 7 held").last().waitFor();
}

/** Installs a part that is held, buys another, and is told why a dear one is out of reach. */
async function fitsExcavator(seat: Seat): Promise<void> {
  const { page } = seat;
  await equip(server, page, { set: "parts[1] = 1" });
  await page.goto("/game?desk=excavator");
  await page.getByText("Parts are bought and installed at an Excavator Center.").waitFor();
  await standOn(page, "Excavator Center", { on: "euc", energy: 600 });
  await page.keyboard.press("g");
  await page.getByRole("heading", { level: 2, name: "Excavator Center" }).waitFor();
  await page.getByRole("button", { name: "Pickaxe: Install" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Pickaxe installed.").waitFor();
  await page.getByText("1 of 20 installed, 0 held").first().waitFor();
  await page.getByRole("button", { name: "Pickaxe: Buy, 500 energy" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Pickaxe bought; install it to dig with it.").waitFor();
  const { digMetalCap, items } = await payloadOf(page);
  expect({ digMetalCap, held: items.find(({ item }) => item === "pickaxe") }).toEqual({
    digMetalCap: [1, 105],
    held: { item: "pickaxe", count: 1 },
  });
  const drill = page.getByRole("button", { name: "Drill: Buy, 20,000 energy" });
  expect(await drill.getAttribute("aria-disabled")).toBe("true");
  await page
    .getByText(/^Short by [\d,]+ energy, about \d+ digs$/)
    .first()
    .waitFor();
  await expectSound(seat);
}

/** What is played on one seat, in this order. */
const PARTS = [
  ["digs with an effort of choice", digs],
  ["says when strength is missing", digsTired],
  ["explores a cave, done and resting", exploresCave],
  ["searches a forest", searchesForest],
  ["lights a candle at a memorial", lightsCandle],
  ["installs and buys parts of the excavator", fitsExcavator],
] as const;
/** Looks the same on both screens: played once. */
const ON_WIDE_ONLY: readonly unknown[] = [digsTired, searchesForest, lightsCandle];

describe.each([
  ["a wide screen", WIDE],
  ["a phone", PHONE],
] as const)("by keyboard on %s", (_, viewport) => {
  let seat: Seat;
  beforeAll(async () => {
    seat = await takeSettledSeat(browser, server.url, viewport);
  });
  afterAll(() => seat?.context.close());

  const parts = PARTS.filter(([, play]) => viewport === WIDE || !ON_WIDE_ONLY.includes(play));
  it.each(parts)("%s", (_name, play) => play(seat));
});
