/** Refusals that the page cannot know of: another device of the player is faster. */
import type { Page, Route } from "playwright-core";
import { expect } from "vitest";
import type { Seat } from "./player-browser.ts";

/** No call of the game. */
const PROBE = "/healthz?held";

/** Chromium says that a page's requests are held a moment before they are: resolves once one was. */
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

/** Lets something happen after the page's next call of a procedure was sent, and before it arrives. */
export async function meanwhile(
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

/** One refusal of the server came, and nothing else: the browser notes each. */
export function expectOneRefusal({ complaints }: Seat): void {
  expect(complaints.splice(0)).toEqual([expect.stringContaining("409")]);
}
