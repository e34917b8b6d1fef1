/**
 * Prints how soon the whole-window map is painted after the key press, and the time between two
 * frames while it is dragged, at full speed and with the processor slowed four times:
 * npm run build && npm run map-latency
 */
import type { CDPSession, Page } from "playwright-core";
import { BuiltServer } from "../built-server.ts";
import { ALL_FIELDS, equip } from "../equip-player.ts";
import { waitForGame } from "../game-page.ts";
import { launch, openNewPage } from "../player-browser.ts";
import { openSettledPage } from "../player-pages.ts";
import { summary } from "./stopwatch.ts";

const RATES = [1, 4] as const;
const KEY = "F9";
const OPENINGS = 5;
const REST_MS = 600;
/** Moves of the pointer in one drag, and how far each goes in CSS pixels. */
const MOVES = 120;
const MOVE_PX = 6;
const VIEWPORTS = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Opens the map on each press; records when the middle of its canvas is painted. */
function watchOpening(key: string): void {
  const painted: number[] = [];
  Object.assign(window, { painted });
  window.addEventListener("keydown", (event) => {
    if (event.key !== key) return;
    history.pushState({ desk: true }, "", "/game?desk=world");
    const look = () => {
      const canvas = document.querySelector<HTMLCanvasElement>(".overview-map canvas");
      const pen = canvas?.getContext("2d");
      const middle = canvas && pen?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3];
      if (middle) painted.push(performance.now() - event.timeStamp);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function openings(page: Page): Promise<number[]> {
  const opened = page.locator('[data-desk="world"]');
  for (let n = 0; n < OPENINGS; n++) {
    await page.keyboard.press(KEY);
    await opened.waitFor();
    await page.waitForTimeout(REST_MS);
    await page.keyboard.press("Escape");
    await opened.waitFor({ state: "detached" });
    await page.waitForTimeout(REST_MS);
  }
  return page.evaluate("window.painted.splice(0)");
}

/** Milliseconds between the frames of a drag back and forth. */
async function dragged(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const note = (at: number) => {
      frames.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const box = await page.locator(".overview-map").boundingBox();
  if (box === null) throw new Error("The map is not in sight.");
  let [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate("window.frames.splice(0)");
  for (let n = 0; n < MOVES; n++) {
    const sign = n % 40 < 20 ? 1 : -1;
    [x, y] = [x + sign * MOVE_PX, y + sign * (MOVE_PX / 2)];
    await page.mouse.move(x, y);
  }
  await page.mouse.up();
  const frames: number[] = await page.evaluate("window.frames");
  return frames.slice(1).map((at, n) => at - (frames[n] ?? at));
}

async function measure(page: Page, devtools: CDPSession, name: string): Promise<void> {
  await page.goto("/game");
  await waitForGame(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate("globalThis.__name = (named) => named");
  await page.evaluate(watchOpening, KEY);
  await openings(page);
  for (const rate of RATES) {
    await devtools.send("Emulation.setCPUThrottlingRate", { rate });
    const first = summary(await openings(page));
    await page.keyboard.press(KEY);
    await page.locator('[data-desk="world"]').waitFor();
    await page.waitForTimeout(REST_MS);
    const frames = summary(await dragged(page));
    await page.keyboard.press("Escape");
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    console.log(`${name}, slowed ${rate}x: painted ${first}; between frames ${frames}`);
  }
}

const server = await BuiltServer.start();
const browser = await launch();
try {
  const first = await openSettledPage(browser, server);
  await equip(server, first.page, { factories: 2, set: `explored = ${ALL_FIELDS}` });
  for (const [name, viewport] of Object.entries(VIEWPORTS)) {
    const { page, context } = await openNewPage(browser, server.url, viewport);
    await context.addCookies(await first.context.cookies());
    await measure(page, await context.newCDPSession(page), name);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
