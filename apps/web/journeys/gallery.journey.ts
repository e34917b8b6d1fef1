/** Every shared component in its states, at all widths and in all themes. */
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { SAMPLE_TEXTS } from "../dev/samples.ts";
import { axeFindings, CONTRAST, horizontalOverflow, THEMES } from "./audit-page.ts";
import { type Pair, pairsOf, type Sample, samplesOn, VISIONS } from "./color-vision.ts";
import { browser, setUpGallery, site } from "./gallery-server.ts";
import { takePooledPage } from "./page-pool.ts";
import type { PlayerPage } from "./player-browser.ts";
import { FULL } from "./tier.ts";

const PAGE = "/dev/gallery.html";
const HEIGHT = 844;
const PHONE_WIDTH = 390;
const TOUCH_PX = 44;

const MIN_SHARE = 0.15;
/** Large enough for the whole page, so that nothing has to be scrolled into view. */
const WHOLE = { width: 1000, height: 3000 };
/** How many samples each group has; fewer would be a gap in the test. */
const GROUP_SIZES = {
  "cell of the map": 44,
  "cell of the overview": 42,
  "picture of the overview": 42,
  "row of the army": 20,
  "end of a fight": 2,
  line: 2,
  "outcome of an action": 2,
  notice: 3,
};

setUpGallery();

async function openParts(width: number): Promise<PlayerPage> {
  const gallery = await takePooledPage(browser, site.url, { width, height: HEIGHT });
  await gallery.page.goto(PAGE);
  await gallery.page.getByRole("heading", { level: 1 }).waitFor();
  return gallery;
}

/** Controls that are too small for a finger: lower or narrower than 44 px. */
function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator("main :is(button, select, .input, .slider-control, .table-select label):visible")
    .evaluateAll(
      (controls, minSize) =>
        controls
          .filter((control) => {
            const { width, height } = control.getBoundingClientRect();
            return Math.min(width, height) < minSize - 0.5;
          })
          .map((control) => control.outerHTML.slice(0, 120)),
      TOUCH_PX,
    );
}

it("fit at all widths and in all themes, with nothing too small for a finger", async () => {
  const gallery = await openParts(PHONE_WIDTH);
  const { page } = gallery;
  for (const width of FULL ? [320, PHONE_WIDTH, 1024, 1440] : [320, 1440]) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const look of THEMES.slice(0, FULL ? undefined : 1)) {
      await page.getByRole("radio", { name: look }).check();
      expect(await horizontalOverflow(page), `sideways scroll, ${look}, ${width}`).toBe(0);
    }
    expect(await smallTargets(page)).toEqual([]);
    if (FULL) expect(await axeFindings(page, { without: [CONTRAST] })).toEqual([]);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await horizontalOverflow(page), `sideways scroll, forced colors, ${width}`).toBe(0);
    await page.emulateMedia({ forcedColors: "none" });
  }
  expect(gallery.browserErrors).toEqual([]);
});

// A theme's colors are the same at all widths.
it.each(THEMES.slice(0, FULL ? undefined : 1))("are readable in the look %s", async (look) => {
  const gallery = await openParts(PHONE_WIDTH);
  await gallery.page.getByRole("radio", { name: look }).check();
  expect(await axeFindings(gallery.page)).toEqual([]);
});

it("keep icons, frames and the odds bar in forced colors", async () => {
  const gallery = await openParts(PHONE_WIDTH);
  const { page } = gallery;
  await page.emulateMedia({ forcedColors: "active" });
  // axe compares the page's own colors, none of which apply.
  if (FULL) expect(await axeFindings(page, { without: [CONTRAST] })).toEqual([]);
  const styles = await page.evaluate(() => {
    const styleOf = (selector: string) => {
      const element = document.querySelector(selector);
      if (element === null) throw new Error(`${selector} is not on the page.`);
      return getComputedStyle(element);
    };
    return {
      ground: styleOf("main").backgroundColor,
      icons: [".row-icon .game-icon", ".icon-metal", ".icon-energy"].map((it) => styleOf(it).fill),
      frame: styleOf(".list-row").borderTopWidth,
      hatches: [...document.querySelectorAll(".odds-bar > [data-tone]")].map(
        (part) => getComputedStyle(part).backgroundImage,
      ),
    };
  });
  expect(new Set(styles.icons).size, "icons in one color of the system").toBe(1);
  expect(styles.icons).not.toContain(styles.ground);
  expect(styles.frame).toBe("1px");
  expect(new Set(styles.hatches).size).toBe(6);
});

it.each(FULL ? [320, 1024] : [320])(
  "open over the page at %i px and restore the focus",
  async (width) => {
    const gallery = await openParts(width);
    const { page } = gallery;
    const button = page.getByRole("button", { name: SAMPLE_TEXTS.menu });
    await button.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await axeFindings(page, { within: "[role=menu]" })).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "By protection left" }).waitFor();

    const field = page.getByRole("combobox", { name: SAMPLE_TEXTS.player });
    await field.fill("br");
    await page.getByRole("option", { name: "Brunel" }).waitFor();
    expect(await axeFindings(page, { within: ".combo" })).toEqual([]);
    await page.keyboard.press("Enter");
    expect(await field.inputValue()).toMatch(/^Brunel/);
    expect(await page.getByRole("option").filter({ visible: true }).count()).toBe(0);

    await page.getByRole("button", { name: "Abandon the factory" }).focus();
    await page.keyboard.press("Tab");
    const tip = page.getByRole("tooltip").filter({ visible: true });
    await tip.waitFor();
    expect(await axeFindings(page, { within: ".tooltip-wrap" })).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    await page.keyboard.press("Escape");
    await tip.waitFor({ state: "hidden" });
    expect(gallery.browserErrors).toEqual([]);
  },
);

it.each(THEMES.slice(0, FULL ? undefined : 1))(
  "have the spec's table: striped, bordered, hovered, pink: %s",
  async (look) => {
    const { page } = await openParts(1024);
    await page.getByRole("radio", { name: look }).check();
    const table = page.locator(".data-table").first();
    const row = (index: number) => table.locator("tbody tr").nth(index);
    const styleOf = (
      locator: Locator,
      name: "backgroundColor" | "borderTopWidth" | "accentColor",
    ) => locator.evaluate((element, property) => getComputedStyle(element)[property], name);
    const groundOf = (index: number) => styleOf(row(index), "backgroundColor");
    expect(await row(9).count(), "10 rows per page").toBe(1);
    expect(await row(10).count(), "10 rows per page").toBe(0);
    expect(await groundOf(1), "striped").not.toBe(await groundOf(0));
    expect(await groundOf(2), "striped").toBe(await groundOf(0));
    expect(await styleOf(row(0).locator("td").first(), "borderTopWidth"), "bordered").toBe("1px");
    const before = await groundOf(1);
    await row(1).hover();
    expect(await groundOf(1), "hovered").not.toBe(before);
    const pink = await page.evaluate(() => {
      const token = getComputedStyle(document.documentElement).getPropertyValue("--pink-fill");
      const sample = document.createElement("i");
      sample.style.color = token;
      document.body.append(sample);
      const { color } = getComputedStyle(sample);
      sample.remove();
      return color;
    });
    const [red = 0, green = 0, blue = 0] = (pink.match(/\d+/g) ?? []).map(Number);
    expect(red > blue && blue > green, `${pink} is a pink`).toBe(true);
    expect(await styleOf(table, "accentColor"), "accent pink").toBe(pink);
    const open = table.locator(".table-pages [aria-current]");
    expect(await styleOf(open, "backgroundColor"), "the open page is pink").toBe(pink);
  },
);

/**
 * Samples that differ by color must also differ without it: every letter of the maps, every unit
 * and every outcome, compared with each other of its group, in at least 15% of their pixels. All
 * pixels of a sample's box count, including its background (decision 29).
 */
/** Whether a look has no colors left. */
const isGray = ({ pixels }: Sample) =>
  pixels.every((value, index) => Math.abs(value - (pixels[index - (index % 3)] ?? 0)) <= 1);

const describePair = ({ group, names, share }: Pair) =>
  `${group}: ${names}: ${(share * 100).toFixed(1)}%`;

it.runIf(FULL).each(THEMES)("are told apart without color in the look %s", async (look) => {
  const { page, browserErrors } = await takePooledPage(browser, site.url, WHOLE);
  await page.goto(`/dev/gallery.html?distinct&look=${look}`);
  await page
    .locator(".Toastify__toast")
    .nth(GROUP_SIZES.notice - 1)
    .waitFor();
  await page.locator(".map-vein").nth(1).waitFor();
  await page
    .locator("canvas[data-drawn]")
    .nth(GROUP_SIZES["cell of the overview"] * 2 - 1)
    .waitFor();
  await page.waitForLoadState("networkidle");
  for (const vision of VISIONS) {
    const looks = await samplesOn(page, vision);
    const sizes: Record<string, number> = {};
    for (const { group } of looks) sizes[group] = (sizes[group] ?? 0) + 1;
    expect(sizes).toEqual(GROUP_SIZES);
    expect(looks.every(isGray), `${vision} sees grays only`).toBe(vision === "achromatopsia");
    const alike = pairsOf(looks).filter(({ share }) => share < MIN_SHARE);
    expect(alike.map(describePair), vision).toEqual([]);
  }
  if (FULL) expect(await axeFindings(page)).toEqual([]);
  expect(browserErrors).toEqual([]);
});
