/**
 * Prints how long each desk takes to reopen, from the key press to its painted heading and content,
 * with the processor at full speed and slowed four times. Also prints the work of the page's main
 * thread, which does not depend on other load on the machine:
 * npm run build && npm run desk-latency [-- DESK …]
 */
import type { CDPSession, Page } from "playwright-core";
import { DESKS, type DeskId, isDeskId } from "../../features/desks/desk-ids.ts";
import { BuiltServer } from "../built-server.ts";
import { createEnemy, FULL_OUTFIT, moveToDesk } from "../desk-places.ts";
import { equip } from "../equip-player.ts";
import { waitForGame } from "../game-page.ts";
import { launch, openNewPage } from "../player-browser.ts";
import { openSettledPage } from "../player-pages.ts";
import { installStopwatch, summary, takeLaps } from "./stopwatch.ts";

const RATES = [1, 4] as const;
const REPETITIONS = 5;
/** Pause between two presses, in milliseconds: long enough for the page to become idle. */
const REST_MS = 350;
/** Not a key of the game, so that it opens only the desk. */
const KEY = "F9";
const VIEWPORTS = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/** Opens a desk on each press of the key; reports when heading and content are in the page. */
function watch({ desk, key }: { desk: string; key: string }): void {
  window.addEventListener("keydown", (event) => {
    if (event.key !== key) return;
    window.stopwatch.start(event.timeStamp);
    history.pushState({ desk: true }, "", `/game?desk=${desk}`);
  });
  new MutationObserver(() => {
    const opened = document.querySelector(`[data-desk="${desk}"]`);
    if (opened === null) return;
    window.stopwatch.mark("heading");
    if (opened.querySelector(".skeleton") === null) window.stopwatch.mark("content");
  }).observe(document.body, { subtree: true, childList: true });
}

/** How long the page's main thread has worked so far, in milliseconds. */
async function mainThreadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}

/** Opens and closes a desk; returns the work of each opening until the page is idle. */
async function openRepeatedly(page: Page, devtools: CDPSession, desk: DeskId, times: number) {
  const opened = page.locator(`[data-desk="${desk}"]`);
  const works: number[] = [];
  for (let i = 0; i < times; i++) {
    const before = await mainThreadMs(devtools);
    await page.keyboard.press(KEY);
    await opened.waitFor();
    await page.waitForTimeout(REST_MS);
    works.push((await mainThreadMs(devtools)) - before);
    await page.keyboard.press("Escape");
    await opened.waitFor({ state: "detached" });
    await page.waitForTimeout(REST_MS);
  }
  return works;
}

async function measure(page: Page, devtools: CDPSession, desk: DeskId, name: string) {
  await page.goto("/game");
  await waitForGame(page);
  await page.waitForLoadState("networkidle");
  await installStopwatch(page);
  await page.evaluate(watch, { desk, key: KEY });
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await openRepeatedly(page, devtools, desk, 1);
  await page.waitForLoadState("networkidle");
  await takeLaps(page);
  for (const rate of RATES) {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate });
    const works = await openRepeatedly(page, devtools, desk, REPETITIONS);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const openings = await takeLaps(page);
    const heading = summary(openings.map((laps) => laps.heading));
    const content = summary(openings.map((laps) => laps.content));
    const work = rate === 1 ? `; work ${summary(works)}` : "";
    console.log(`${desk}, ${name}, slowed ${rate}x: heading ${heading}; content ${content}${work}`);
  }
}

const requested = process.argv.slice(2).filter(isDeskId);
const desks = requested.length > 0 ? requested : Object.keys(DESKS).filter(isDeskId);
const server = await BuiltServer.start();
const browser = await launch();
try {
  const enemyBase = await createEnemy(browser, server);
  const first = await openSettledPage(browser, server);
  await equip(server, first.page, { ...FULL_OUTFIT, factories: 2 });
  const cookies = await first.context.cookies();
  for (const desk of desks) {
    await moveToDesk(server, first.page, desk, enemyBase);
    for (const [name, viewport] of Object.entries(VIEWPORTS)) {
      const { page, context } = await openNewPage(browser, server.url, viewport);
      await context.addCookies(cookies);
      await measure(page, await context.newCDPSession(page), desk, name);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
