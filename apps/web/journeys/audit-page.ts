/** Checks that a page is accessible and causes no browser errors. */
import axe from "axe-core";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { PlayerPage } from "./player-browser.ts";
import { FULL } from "./tier.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface AxeScope {
  /** Restricts the audit to these elements. */
  within?: string;
  /** Rules that do not apply. */
  without?: string[];
}

/** axe's rule for color contrast. */
export const CONTRAST = "color-contrast";

/** Minimum size of touch targets: 44 px, minus rounding errors and toasts animating in. */
export const MIN_TARGET_PX = 43.99;

/** Parts that differ by width are rendered again a moment after it changed. */
const ADAPT_MS = 2_000;

/** Longer animations, such as a toast's remaining time, are not waited for. */
const SHORT_MS = 1_000;

/** Waits until short animations end: half-transparent text lacks contrast. */
function waitForAnimations(page: Page): Promise<void> {
  return page.evaluate(async (shortMs) => {
    const short = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= shortMs);
    await Promise.allSettled(short.map(({ finished }) => finished));
  }, SHORT_MS);
}

/** axe's violations, one line per rule and element. */
export async function axeFindings(
  page: Page,
  { within, without = [] }: AxeScope = {},
): Promise<string[]> {
  // Once per page load: evaluating axe takes as long as a small audit.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  await waitForAnimations(page);
  return page.evaluate(
    async ({ selector, off }) => {
      const { violations } = await window.axe.run(selector ?? document, {
        resultTypes: ["violations"],
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${target.join(" ")} - ${html}`),
      );
    },
    { selector: within, off: without },
  );
}

/** The themes that a player can choose; pages start in the first. */
export const THEMES = ["dark", "light", "contrast"] as const;

/** In the full tier, expects no violations in the other themes either. */
export async function expectReadableInAllThemes(page: Page, scope: AxeScope = {}): Promise<void> {
  if (!FULL) return;
  const root = page.locator(":root");
  const show = (look: string) =>
    root.evaluate((element, theme) => element.setAttribute("data-theme", theme), look);
  const [first, ...others] = THEMES;
  for (const look of others) {
    await show(look);
    const where = `axe on ${page.url()} in the theme ${look}`;
    expect(await axeFindings(page, scope), where).toEqual([]);
  }
  await show(first);
}

const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const widest = Math.max(root.scrollWidth, document.body.scrollWidth);
    // A desk scrolls its own content, so that nothing of it widens the page.
    const desks = [...document.querySelectorAll(".desk-body")];
    const hidden = desks.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    return Math.max(0, widest - root.clientWidth, ...hidden);
  });

/** How many pixels of the page overflow to the side, once it has adapted to a new width. */
export async function horizontalOverflow(page: Page): Promise<number> {
  const until = Date.now() + ADAPT_MS;
  let overflow = await measureOverflow(page);
  while (overflow > 0 && Date.now() < until) {
    await page.waitForTimeout(50);
    overflow = await measureOverflow(page);
  }
  return overflow;
}

/**
 * Expects no horizontal overflow, no browser errors and no violations.
 * @param within what is new; the fast tier audits only that, since the rest is audited elsewhere,
 *   and without contrast, which takes most of an audit and is audited for shared components by the
 *   gallery
 */
export async function auditPage(player: PlayerPage, within?: string): Promise<void> {
  await expectFits(player);
  const scope = FULL || within === undefined ? {} : { within, without: [CONTRAST] };
  expect(await axeFindings(player.page, scope), `axe on ${player.page.url()}`).toEqual([]);
}

/**
 * Audits a screen that another journey audits, too, but only in the full tier. The fast tier audits
 * each screen once, since an audit takes a second.
 */
export async function auditPageAgain(player: PlayerPage): Promise<void> {
  await (FULL ? auditPage(player) : expectFits(player));
}

async function expectFits({ page, browserErrors }: PlayerPage): Promise<void> {
  expect(await horizontalOverflow(page), `sideways scroll on ${page.url()}`).toBe(0);
  // Report them once: the following tests are not to blame.
  expect(browserErrors.splice(0)).toEqual([]);
}

/**
 * Contrast ratio (WCAG 2.2) of an element's color against the first opaque background behind it, or
 * against the page's dark sky if none.
 */
export function contrastOf(element: Locator, property: "color" | "outlineColor"): Promise<number> {
  return element.evaluate((start, name) => {
    const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (pen === null) throw new Error("There is no 2D context.");
    const rgba = (color: string) => {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = rgba(color).map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let background: Element | null = name === "color" ? start : start.parentElement;
    const backgroundOf = (at: Element) => getComputedStyle(at).backgroundColor;
    while (background?.parentElement && (rgba(backgroundOf(background))[3] ?? 0) < 200) {
      background = background.parentElement;
    }
    const both = [
      getComputedStyle(start)[name],
      background === null ? "#000" : backgroundOf(background),
    ];
    const [darker = 0, lighter = 0] = both.map(luminance).sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  }, property);
}
