/** Every shared part in its states, on all widths and in all looks. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PartsSite, startPartsSite } from "./parts-site.ts";
import { launch, type Seat, takeSeat } from "./player-browser.ts";
import { expectSound, sidewaysScroll } from "./soundness.ts";

const PAGE = "/dev/parts.html";
const WIDTHS = [320, 390, 1024, 1440];
const HEIGHT = 844;
const LOOKS = ["dark", "light", "contrast"] as const;

let site: PartsSite;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startPartsSite(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function openParts(width: number, look: string): Promise<Seat> {
  const seat = await takeSeat(browser, site.url, { width, height: HEIGHT });
  await seat.page.goto(`${PAGE}?look=${look}`);
  await seat.page.getByRole("heading", { level: 1 }).waitFor();
  return seat;
}

/** Controls that a finger could miss: lower or narrower than 44 px. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator("main button:visible, main select, main .input").evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return Math.min(width, height) < 44 - 0.5;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}

describe.each(WIDTHS)("at %i px", (width) => {
  it.each(LOOKS)("is sound in the look %s", async (look) => {
    const seat = await openParts(width, look);
    await expectSound(seat);
    expect(await smallTargets(seat.page)).toEqual([]);
    await seat.context.close();
  });

  it("is sound in forced colours", async () => {
    const seat = await openParts(width, "dark");
    await seat.page.emulateMedia({ forcedColors: "active" });
    await expectSound(seat);
    await seat.context.close();
  });
});

describe.each([320, 1024])("what opens, at %i px", (width) => {
  it("is sound and gives the focus back: the menu", async () => {
    const seat = await openParts(width, "dark");
    const { page } = seat;
    const button = page.getByRole("button", { name: "Order" });
    await button.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expectSound(seat);
    await page.keyboard.press("Escape");
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "By the time they are safe" }).waitFor();
    await seat.context.close();
  });

  it("is sound: the field with a list", async () => {
    const seat = await openParts(width, "dark");
    const { page } = seat;
    const field = page.getByRole("combobox", { name: "Player" });
    await field.fill("br");
    await page.getByRole("option", { name: "Brunel" }).waitFor();
    await expectSound(seat);
    await page.keyboard.press("Enter");
    expect(await field.inputValue()).toMatch(/^Brunel/);
    expect(await page.getByRole("option").filter({ visible: true }).count()).toBe(0);
    await seat.context.close();
  });

  it("is sound: the tooltip, which Escape closes", async () => {
    const seat = await openParts(width, "dark");
    const { page } = seat;
    await page.getByRole("button", { name: "Abandon the factory" }).focus();
    await page.keyboard.press("Tab");
    const tip = page.getByRole("tooltip").filter({ visible: true });
    await tip.waitFor();
    await expectSound(seat);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.keyboard.press("Escape");
    await tip.waitFor({ state: "hidden" });
    await seat.context.close();
  });
});

it("moves the slider and the amount by keys", async () => {
  const seat = await openParts(390, "dark");
  const { page } = seat;
  await page.getByRole("slider", { name: "Stake" }).press("ArrowRight");
  expect(await page.getByText("1,300 metal").count()).toBe(1);
  const amount = page.getByRole("textbox", { name: /How many Pikemen/ });
  await amount.press("ArrowUp");
  await amount.press("ArrowUp");
  expect(await amount.inputValue()).toBe("3");
  expect(seat.complaints).toEqual([]);
  await seat.context.close();
});

it("saves the table as download.csv", async () => {
  const seat = await openParts(1024, "dark");
  const [download] = await Promise.all([
    seat.page.waitForEvent("download"),
    seat.page.getByRole("button", { name: "Export" }).first().click(),
  ]);
  expect(download.suggestedFilename()).toBe("download.csv");
  await seat.context.close();
});
