/** What the journeys of the shared parts play on: their page and a browser. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type PartsSite, startPartsSite } from "./parts-site.ts";
import { launch } from "./player-browser.ts";

/** There once a test runs, and gone after the last one. */
export let site: PartsSite;
export let browser: Browser;

/** Starts both before the first test of a file and ends them after the last. */
export function openPartsStage(): void {
  beforeAll(async () => {
    [site, browser] = await Promise.all([startPartsSite(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });
}
