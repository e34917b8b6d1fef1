/** Refusals that the page cannot know of: another device of the player is faster. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Seat } from "./player-browser.ts";

/** A call of the player's by another program: REST, with the same cookies. */
export async function callAside(
  page: Page,
  method: "PATCH" | "POST",
  path: string,
  data?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
}

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
