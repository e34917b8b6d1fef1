/** A finger on a phone, which counts every tap and swipe of a journey. */
import { setTimeout as wait } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";

/** Pause between two taps, in milliseconds: the page takes faster ones for a double tap. */
const REST_MS = 600;
/** The share of a screen that a swipe scrolls. */
const SWIPE = 0.6;

/** How many swipes bring a target fully into view. */
async function swipesTo(page: Page, target: Locator): Promise<number> {
  const box = await target.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  if (box === null) throw new Error("The element to tap is not on the page.");
  const outside = Math.max(0, -box.y, box.y + box.height - height);
  return Math.ceil(outside / (height * SWIPE));
}

export class Finger {
  /** Number of taps so far, including swipes. */
  taps = 0;
  private readonly began = Date.now();

  constructor(readonly page: Page) {}

  /** Milliseconds since this finger was created. */
  get elapsed(): number {
    return Date.now() - this.began;
  }

  async tap(target: Locator): Promise<void> {
    await target.waitFor();
    await wait(REST_MS);
    this.taps += 1 + (await swipesTo(this.page, target));
    await target.tap();
  }
}
