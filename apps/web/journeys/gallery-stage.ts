/** What the journeys of the shared parts play on: their page and a browser. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { type GallerySite, startGallerySite } from "./gallery-site.ts";
import { launch } from "./player-browser.ts";

/** There once a test runs, and gone after the last one. */
export let site: GallerySite;
export let browser: Browser;

/** Starts both before the first test of a file and ends them after the last. */
export function openGalleryStage(): void {
  beforeAll(async () => {
    [site, browser] = await Promise.all([startGallerySite(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });
}
