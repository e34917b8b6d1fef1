/**
 * What differs by its colour differs without colour too: every letter of the maps, every unit and
 * every outcome, each with each of its group, in at least 15 % of their pixels. All pixels of the
 * thing's own box count, its ground as well (decision 29).
 */
import { expect, it } from "vitest";
import { browser, openGalleryStage, site } from "./gallery-stage.ts";
import { type Look, looksOn, type Pair, pairsOf, VISIONS } from "./grey.ts";
import { takeSeat } from "./player-browser.ts";
import { axeFindings } from "./soundness.ts";

const LEAST_SHARE = 0.15;
/** All of the page at once, so that nothing has to be scrolled to. */
const WHOLE = { width: 1000, height: 3000 };
/** How many things of each group there are to compare; fewer would be a hole in the test. */
const SIZES = {
  "cell of the map": 29,
  "cell of the overview": 27,
  "row of the army": 20,
  "end of a fight": 2,
  line: 2,
  "outcome of an action": 2,
  notice: 3,
};

openGalleryStage();

/** Whether no colour is left of it. */
const isGrey = ({ pixels }: Look) =>
  pixels.every((value, index) => Math.abs(value - (pixels[index - (index % 3)] ?? 0)) <= 1);

const told = ({ group, names, share }: Pair) => `${group}: ${names}: ${(share * 100).toFixed(1)} %`;

it.each(["dark", "light", "contrast"])("is told apart in the look %s", async (look) => {
  const { page, context, complaints } = await takeSeat(browser, site.url, WHOLE);
  await page.goto(`/dev/gallery.html?distinct&look=${look}`);
  await page
    .locator(".Toastify__toast")
    .nth(SIZES.notice - 1)
    .waitFor();
  await page.locator(".map-vein").nth(1).waitFor();
  await page
    .locator("canvas[data-drawn]")
    .nth(SIZES["cell of the overview"] - 1)
    .waitFor();
  await page.waitForLoadState("networkidle");
  for (const vision of VISIONS) {
    const looks = await looksOn(page, vision);
    const sizes: Record<string, number> = {};
    for (const { group } of looks) sizes[group] = (sizes[group] ?? 0) + 1;
    expect(sizes).toEqual(SIZES);
    expect(looks.every(isGrey), `${vision} sees greys only`).toBe(vision === "achromatopsia");
    const alike = pairsOf(looks).filter(({ share }) => share < LEAST_SHARE);
    expect(alike.map(told), vision).toEqual([]);
  }
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
