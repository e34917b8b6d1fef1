/**
 * Prints how long a step takes to show, and its picture, on a processor slowed four times:
 * `npm run build && npm run step-latency`.
 */
import type { CDPSession, Page } from "playwright-core";
import { BuiltServer } from "./built-server.ts";
import { playAsGuest } from "./game-page.ts";
import { launch, takeSeat } from "./player-browser.ts";

const SLOWER = 4;
/** Between two steps: long enough for the page to come to rest. */
const REST_MS = 1_800;
/** Buffered steps in quick succession: only that the step shows counts. */
const QUICK_MS = 150;
const WALK = [..."ddxxaawwddxxaaww"];
const PACES = [
  ["at rest", REST_MS],
  ["in quick succession", QUICK_MS],
] as const;
const VIEWPORTS = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

interface Timing {
  step: number | null;
  picture: number | null;
}

declare global {
  interface Window {
    /** What `watch` noted, for `measure` to take. */
    stepTimings: Timing[];
  }
}

/** Notes in the page when each key came, when its step was painted, and when its picture was. */
function watch(): void {
  const log: Timing[] = [];
  let began = 0;
  const note = (what: keyof Timing) =>
    requestAnimationFrame(() => {
      const current = log.at(-1);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (current && current[what] === null) current[what] = performance.now() - began;
      };
      port2.postMessage(0);
    });
  window.addEventListener(
    "keydown",
    (event) => {
      began = event.timeStamp;
      log.push({ step: null, picture: null });
    },
    true,
  );
  const picture = ".scene-picture, .scene-layer";
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (type === "characterData" && element?.closest(".scene-text")) note("step");
      const added = [...addedNodes].some(
        (node) => node instanceof Element && node.matches(picture),
      );
      if (added && element?.closest(".scene") && !element.closest(".scene-text")) note("picture");
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  window.stepTimings = log;
}

async function measure(page: Page, devtools: CDPSession, pauseMs: number): Promise<Timing[]> {
  await page.waitForTimeout(REST_MS);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  for (const key of WALK) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pauseMs);
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.waitForTimeout(REST_MS);
  return page.evaluate(() => {
    return window.stepTimings.splice(0);
  });
}

function summary(values: (number | null)[]): string {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  const at = (share: number) => Math.round(known[Math.floor((known.length - 1) * share)] ?? 0);
  return `median ${at(0.5)} ms, worst ${at(1)} ms (${known.length} of ${values.length})`;
}

const server = await BuiltServer.start();
const browser = await launch();
try {
  for (const [name, viewport] of Object.entries(VIEWPORTS)) {
    for (const motion of ["no-preference", "reduce"] as const) {
      const { page, context } = await takeSeat(browser, server.url, viewport);
      await page.emulateMedia({ reducedMotion: motion });
      await playAsGuest(page);
      await page.waitForLoadState("networkidle");
      // The runner's compiler wraps named functions in a helper that the page does not have.
      await page.evaluate("globalThis.__name = (named) => named");
      await page.evaluate(watch);
      const devtools = await context.newCDPSession(page);
      for (const [pace, pauseMs] of PACES) {
        const timings = await measure(page, devtools, pauseMs);
        const step = summary(timings.map((timing) => timing.step));
        const picture = summary(timings.map((timing) => timing.picture));
        console.log(`${name}, motion ${motion}, ${pace}: step ${step}; picture ${picture}`);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
