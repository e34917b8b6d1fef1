/** A finger on a phone: every press of a journey goes through it and is counted. */
import { setTimeout as wait } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";

/** Between two taps a thumb takes so long, in milliseconds: faster ones the page takes for one. */
const REST_MS = 600;
/** A swipe brings this share of a screen into sight. */
const SWIPE = 0.6;

/** Swipes that bring a target into sight; none when all of it is there. */
async function swipesTo(page: Page, target: Locator): Promise<number> {
  const box = await target.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  if (box === null) throw new Error("What is to be tapped is not on the page.");
  const outside = Math.max(0, -box.y, box.y + box.height - height);
  return Math.ceil(outside / (height * SWIPE));
}

export class Finger {
  /** Taps so far, and swipes: both are work for a thumb. */
  taps = 0;
  private readonly began = Date.now();

  constructor(readonly page: Page) {}

  /** Milliseconds by the clock since there is this finger. */
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
