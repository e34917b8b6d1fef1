/** For journeys of the shared components: their page, and the worker's browser. */
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { type GallerySite, startGallerySite } from "./gallery-site.ts";
import { contextsInUse, releaseContexts } from "./page-pool.ts";
import { openWorkerBrowser } from "./worker-browser.ts";

/** Set while tests run. */
export let site: GallerySite;
export let browser: Browser;

/** Starts the site before a file's tests and ends it after them; contexts end with their test. */
export function setUpGallery(): void {
  beforeAll(async () => {
    [site, browser] = await Promise.all([startGallerySite(), openWorkerBrowser()]);
  });
  afterEach(async () => {
    await releaseContexts(contextsInUse(browser));
  });
  afterAll(async () => {
    await site?.stop();
  });
}
