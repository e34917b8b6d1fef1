/**
 * Prints how long a step and its picture take to show, with the processor slowed four times:
 * `npm run build && npm run step-latency`.
 */
import type { CDPSession, Page } from "playwright-core";
import { BuiltServer } from "../built-server.ts";
import { playAsGuest } from "../game-page.ts";
import { launch, openNewPage } from "../player-browser.ts";
import { installStopwatch, type Laps, summary, takeLaps } from "./stopwatch.ts";

const SLOWER = 4;
/** Pause between two steps, in milliseconds: long enough for the page to become idle. */
const REST_MS = 1_800;
/** Queued steps in quick succession: only the step itself is measured. */
const QUICK_MS = 150;
const WALK = [..."ddxxaawwddxxaaww"];
const PACES = [
  ["at rest", REST_MS],
  ["in quick succession", QUICK_MS],
] as const;
const VIEWPORTS = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Starts the stopwatch on each key, and reports when the step and its picture are in the page. */
function watch(): void {
  window.addEventListener("keydown", (event) => window.stopwatch.start(event.timeStamp), true);
  const picture = ".scene-picture, .scene-layer";
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (type === "characterData" && element?.closest(".scene-text")) {
        window.stopwatch.mark("step");
      }
      const added = [...addedNodes].some(
        (node) => node instanceof Element && node.matches(picture),
      );
      if (added && element?.closest(".scene") && !element.closest(".scene-text")) {
        window.stopwatch.mark("picture");
      }
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

async function measure(page: Page, devtools: CDPSession, pauseMs: number): Promise<Laps[]> {
  await page.waitForTimeout(REST_MS);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  for (const key of WALK) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pauseMs);
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.waitForTimeout(REST_MS);
  return takeLaps(page);
}

const server = await BuiltServer.start();
const browser = await launch();
try {
  for (const [name, viewport] of Object.entries(VIEWPORTS)) {
    for (const motion of ["no-preference", "reduce"] as const) {
      const { page, context } = await openNewPage(browser, server.url, viewport);
      await page.emulateMedia({ reducedMotion: motion });
      await playAsGuest(page);
      await page.waitForLoadState("networkidle");
      await installStopwatch(page);
      await page.evaluate(watch);
      const devtools = await context.newCDPSession(page);
      for (const [pace, pauseMs] of PACES) {
        const timings = await measure(page, devtools, pauseMs);
        const step = summary(timings.map((laps) => laps.step));
        const picture = summary(timings.map((laps) => laps.picture));
        console.log(`${name}, motion ${motion}, ${pace}: step ${step}; picture ${picture}`);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
