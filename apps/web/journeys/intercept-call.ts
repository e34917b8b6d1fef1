/** Refusals that the page cannot predict, because another device of the player is faster. */
import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import type { PlayerPage } from "./player-browser.ts";

/** Not a call of the game. */
const PROBE = "/healthz?held";

/** Chromium starts intercepting requests with a delay: resolves once one was intercepted. */
async function waitUntilIntercepted(page: Page): Promise<void> {
  let isIntercepted = false;
  const answer = async (route: Route) => {
    isIntercepted = true;
    await route.fulfill();
  };
  await page.route(`**${PROBE}`, answer);
  await expect
    .poll(async () => {
      await page.evaluate((path) => fetch(path), PROBE);
      return isIntercepted;
    })
    .toBe(true);
  await page.unroute(`**${PROBE}`, answer);
}

/**
 * Runs `beforeArrival` after the page has sent a procedure's next call, before the call arrives.
 */
export async function interceptCall(
  page: Page,
  procedure: string,
  beforeArrival: () => Promise<void>,
): Promise<void> {
  const hold = async (route: Route) => {
    await beforeArrival();
    await route.continue();
  };
  await page.route(`**/trpc/*${procedure}*`, hold, { times: 1 });
  await waitUntilIntercepted(page);
}

/** Expects exactly one refusal by the server, which the browser logs. */
export function expectOneRefusal({ browserErrors }: PlayerPage): void {
  expect(browserErrors.splice(0)).toEqual([expect.stringContaining("409")]);
}
