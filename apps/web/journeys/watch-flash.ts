/** Checks that nothing flashes: WCAG 2.3.1 considers three flashes a second safe. */
import { setTimeout as wait } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { luminanceSwings, type SwingReport } from "./flash.ts";

const MAX_SWINGS = 3;
/** Pause after each press, in milliseconds, to record its effects. */
const POLL_MS = 300;
/** How long a desk or dialog stays open, in milliseconds; players read it at least this long. */
const READ_MS = 700;

/** Waits from when the page has painted the action, which may take long on a busy machine. */
export async function watch(page: Page, ms: number): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await wait(ms);
}

export function expectFewSwings(report: SwingReport, action: string): void {
  expect(report.frames, action).toBeGreaterThan(2);
  expect(report.mostPerSecond, action).toBeLessThanOrEqual(MAX_SWINGS);
}

/** Expects at most three swings a second while something is opened, used and closed. */
export async function expectNoFlash(
  page: Page,
  opens: () => Promise<Locator>,
  use: (within: Locator) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const center = page.locator(".game-center");
  const clip = (await center.isVisible()) ? ".game-center" : "body";
  // The scene is painted some time after the page.
  await page.waitForLoadState("networkidle");
  await watch(page, POLL_MS);
  const report = await luminanceSwings(page, clip, async () => {
    const opened = await opens();
    await watch(page, READ_MS);
    await use(opened);
    await watch(page, READ_MS);
    await page.keyboard.press("Escape");
    await watch(page, POLL_MS);
  });
  expectFewSwings(report, "opened, used and closed");
  await page.emulateMedia({ reducedMotion: "reduce" });
}
