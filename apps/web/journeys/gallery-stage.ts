/** What the journeys of the shared parts play on: their page and the worker's browser. */
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { type GallerySite, startGallerySite } from "./gallery-site.ts";
import { giveBack, takenContexts } from "./seat-pool.ts";
import { openWorkerBrowser } from "./worker-browser.ts";

/** There once a test runs, and gone after the last one. */
export let site: GallerySite;
export let browser: Browser;

/** Starts the site before the first test of a file and ends it after the last; contexts end with their test. */
export function openGalleryStage(): void {
  beforeAll(async () => {
    [site, browser] = await Promise.all([startGallerySite(), openWorkerBrowser()]);
  });
  afterEach(async () => {
    await giveBack(takenContexts(browser));
  });
  afterAll(async () => {
    await site?.stop();
  });
}
