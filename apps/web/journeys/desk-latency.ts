/**
 * Prints how long each desk takes to open once it was open before, from the press to its painted
 * heading and content, on the processor as it is and slowed four times; and how long the page's own
 * thread worked for it, which other load on the machine does not change:
 *   npm run build && npm run desk-latency [-- DESK …]
 */
import type { CDPSession, Page } from "playwright-core";
import { DESKS, type DeskId, isDeskId } from "../features/desks/desk-ids.ts";
import { BuiltServer } from "./built-server.ts";
import { bringTo, MEANS, settleEnemy } from "./desk-places.ts";
import { inGame, playAsGuest } from "./game-page.ts";
import { equip, settle } from "./outfit.ts";
import { launch, type Seat, takeSeat } from "./player-browser.ts";

const RATES = [1, 4] as const;
const TIMES = 5;
/** Between two presses: long enough for the page to come to rest. */
const REST_MS = 350;
/** No game key, so that nothing but the desk opens. */
const KEY = "F9";
const VIEWPORTS = { wide: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

interface Opening {
  heading: number | null;
  content: number | null;
}

/** Opens a desk at each press of the key, and notes when its heading and its content were painted. */
function watch({ desk, key }: { desk: string; key: string }): void {
  const log: Opening[] = [];
  let began = 0;
  const note = (what: keyof Opening) =>
    requestAnimationFrame(() => {
      const current = log.at(-1);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (current && current[what] === null) current[what] = performance.now() - began;
      };
      port2.postMessage(0);
    });
  window.addEventListener("keydown", (event) => {
    if (event.key !== key) return;
    began = event.timeStamp;
    log.push({ heading: null, content: null });
    history.pushState({ desk: true }, "", `/game?desk=${desk}`);
  });
  new MutationObserver(() => {
    const opened = document.querySelector(`[data-desk="${desk}"]`);
    const current = log.at(-1);
    if (opened === null || current === undefined) return;
    if (current.heading === null) note("heading");
    if (current.content === null && opened.querySelector(".skeleton") === null) note("content");
  }).observe(document.body, { subtree: true, childList: true });
  Object.assign(window, { openings: log });
}

/** Milliseconds that the page's main thread has worked so far. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}

/** Opens and closes a desk; answers the work of each opening until the page rests. */
async function openOften(page: Page, devtools: CDPSession, desk: DeskId, times: number) {
  const opened = page.locator(`[data-desk="${desk}"]`);
  const works: number[] = [];
  for (let i = 0; i < times; i++) {
    const before = await workOf(devtools);
    await page.keyboard.press(KEY);
    await opened.waitFor();
    await page.waitForTimeout(REST_MS);
    works.push((await workOf(devtools)) - before);
    await page.keyboard.press("Escape");
    await opened.waitFor({ state: "detached" });
    await page.waitForTimeout(REST_MS);
  }
  return works;
}

function takeOpenings(page: Page): Promise<Opening[]> {
  return page.evaluate(() => {
    const { openings } = window as unknown as { openings: Opening[] };
    return openings.splice(0);
  });
}

function summary(values: (number | null)[]): string {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  const at = (share: number) => Math.round(known[Math.floor((known.length - 1) * share)] ?? 0);
  return `median ${at(0.5)} ms, worst ${at(1)} ms (${known.length} of ${values.length})`;
}

async function measure(page: Page, devtools: CDPSession, desk: DeskId, name: string) {
  await page.goto("/game");
  await inGame(page);
  await page.waitForLoadState("networkidle");
  // The runner's compiler wraps named functions in a helper that the page does not have.
  await page.evaluate("globalThis.__name = (named) => named");
  await page.evaluate(watch, { desk, key: KEY });
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await openOften(page, devtools, desk, 1);
  await page.waitForLoadState("networkidle");
  await takeOpenings(page);
  for (const rate of RATES) {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate });
    const works = await openOften(page, devtools, desk, TIMES);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const openings = await takeOpenings(page);
    const heading = summary(openings.map((opening) => opening.heading));
    const content = summary(openings.map((opening) => opening.content));
    const work = rate === 1 ? `; work ${summary(works)}` : "";
    console.log(`${desk}, ${name}, slowed ${rate}x: heading ${heading}; content ${content}${work}`);
  }
}

const asked = process.argv.slice(2).filter(isDeskId);
const desks = asked.length > 0 ? asked : Object.keys(DESKS).filter(isDeskId);
const server = await BuiltServer.start();
const browser = await launch();
try {
  const enemyBase = await settleEnemy(browser, server);
  const first: Seat = await takeSeat(browser, server.url);
  await playAsGuest(first.page);
  await settle(first.page);
  await equip(server, first.page, { ...MEANS, own: 2 });
  const cookies = await first.context.cookies();
  for (const desk of desks) {
    await bringTo(server, first.page, desk, enemyBase);
    for (const [name, viewport] of Object.entries(VIEWPORTS)) {
      const { page, context } = await takeSeat(browser, server.url, viewport);
      await context.addCookies(cookies);
      await measure(page, await context.newCDPSession(page), desk, name);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
