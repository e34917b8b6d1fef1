/** Whether everybody can use a page, and whether the browser is content with it. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Seat } from "./player-browser.ts";

interface AxeScope {
  /** Only what is within these elements. */
  within?: string;
  /** Rules that do not apply. */
  without?: string[];
}

/** What axe objects to, one line per rule and element. */
export async function axeFindings(page: Page, scope: AxeScope = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).disableRules(scope.without ?? []);
  const { violations } = await (scope.within ? axe.include(scope.within) : axe).analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(" ")} - ${node.html}`),
  );
}

/** How many pixels of the page stick out to the side. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const widest = Math.max(root.scrollWidth, document.body.scrollWidth);
    return Math.max(0, widest - root.clientWidth);
  });
}

/** Nothing that a player could not use, nothing cut off, nothing complained about. */
export async function expectSound({ page, complaints }: Seat): Promise<void> {
  expect(await sidewaysScroll(page), `sideways scroll on ${page.url()}`).toBe(0);
  expect(await axeFindings(page), `axe on ${page.url()}`).toEqual([]);
  expect(complaints).toEqual([]);
}
