/** Refusals that the page cannot predict, because another device of the player is faster. */
import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import type { Seat } from "./player-browser.ts";

/** Not a call of the game. */
const PROBE = "/healthz?held";

/** Chromium starts holding requests back slightly late: resolves once one was held back. */
async function untilHeld(page: Page): Promise<void> {
  let isHeld = false;
  const answer = async (route: Route) => {
    isHeld = true;
    await route.fulfill();
  };
  await page.route(`**${PROBE}`, answer);
  await expect
    .poll(async () => {
      await page.evaluate((path) => fetch(path), PROBE);
      return isHeld;
    })
    .toBe(true);
  await page.unroute(`**${PROBE}`, answer);
}

/** Runs `happens` after the page has sent a procedure's next call, before the call arrives. */
export async function interceptCall(
  page: Page,
  procedure: string,
  happens: () => Promise<void>,
): Promise<void> {
  const hold = async (route: Route) => {
    await happens();
    await route.continue();
  };
  await page.route(`**/trpc/*${procedure}*`, hold, { times: 1 });
  await untilHeld(page);
}

/** Expects exactly one refusal by the server, which the browser logs. */
export function expectOneRefusal({ complaints }: Seat): void {
  expect(complaints.splice(0)).toEqual([expect.stringContaining("409")]);
}
