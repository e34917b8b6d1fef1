/** Refusals that the page cannot know of: another device of the player is faster. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Seat } from "./player-browser.ts";

/** Lets something happen after the page's next call of a procedure was sent, and before it arrives. */
export async function meanwhile(
  page: Page,
  procedure: string,
  happens: () => Promise<void>,
): Promise<void> {
  const hold = async (route: Parameters<Parameters<Page["route"]>[1]>[0]) => {
    await happens();
    await route.continue();
  };
  await page.route(`**/trpc/*${procedure}*`, hold, { times: 1 });
}

/** One refusal of the server came, and nothing else: the browser notes each. */
export function expectOneRefusal({ complaints }: Seat): void {
  expect(complaints.splice(0)).toEqual([expect.stringContaining("409")]);
}
