/**
 * Takes screenshots of every desk for review, at all sizes, hours and in two themes:
 * npm run build && npm run screenshots:desks [-- DESK …]
 * They are written to `apps/web/screenshots`, which git ignores.
 */
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import type { Position } from "@emberlode/contract";
import type { Browser, Page } from "playwright-core";
import { DESKS, type DeskId, isDeskId } from "../features/desks/desk-ids.ts";
import { BuiltServer } from "./built-server.ts";
import { createEnemy, FULL_OUTFIT, moveToDesk } from "./desk-places.ts";
import { equip } from "./equip-player.ts";
import { setHour } from "./game-hour.ts";
import { launch, takeSeat } from "./player-browser.ts";
import { takeSettledSeat } from "./seats.ts";

const FOLDER = resolve(import.meta.dirname, "../screenshots");
const SIZES = [
  ["wide", { width: 1280, height: 800 }],
  ["phone", { width: 390, height: 844 }],
] as const;
const HOURS = [
  ["day", 14],
  ["night", 2],
] as const;
/** Time for pictures and animations to settle, in milliseconds. */
const SETTLE_MS = 400;

interface Device {
  page: Page;
  size: string;
  period: string;
}

/** Takes a screenshot of the page in the dark or light theme. */
async function take(page: Page, name: string, theme: "dark" | "light"): Promise<void> {
  const root = page.locator(":root");
  await root.evaluate((element, value) => element.setAttribute("data-theme", value), theme);
  await page.waitForTimeout(SETTLE_MS);
  await page.screenshot({ path: resolve(FOLDER, `${name}.png`) });
}

async function takeDesk({ page, size, period }: Device, desk: DeskId): Promise<void> {
  await page.goto(`/game?desk=${desk}`);
  await page.locator(`[data-desk="${desk}"]`).waitFor();
  await page.waitForLoadState("networkidle");
  await take(page, `${desk}-${size}-${period}`, "dark");
  if (period === "day") await take(page, `${desk}-${size}-light`, "light");
}

/** The same player at all sizes and hours. */
function openDevices(browser: Browser, server: BuiltServer, first: Page): Promise<Device[]> {
  return Promise.all(
    SIZES.flatMap(([size, viewport]) =>
      HOURS.map(async ([period, hour]) => {
        const { page, context } = await takeSeat(browser, server.url, viewport);
        await context.addCookies(await first.context().cookies());
        await setHour(page, hour);
        return { size, period, page };
      }),
    ),
  );
}

async function takeAll(
  browser: Browser,
  server: BuiltServer,
  desks: readonly DeskId[],
  enemyBase: Position,
): Promise<void> {
  const first = await takeSettledSeat(browser, server);
  await equip(server, first.page, { ...FULL_OUTFIT, own: 2 });
  const devices = await openDevices(browser, server, first.page);
  for (const desk of desks) {
    await moveToDesk(server, first.page, desk, enemyBase);
    for (const device of devices) await takeDesk(device, desk);
  }
  for (const { page } of devices) await page.unrouteAll({ behavior: "ignoreErrors" });
}

const requested = process.argv.slice(2).filter(isDeskId);
const server = await BuiltServer.start();
const browser = await launch();
try {
  await mkdir(FOLDER, { recursive: true });
  const enemyBase = await createEnemy(browser, server);
  await takeAll(
    browser,
    server,
    requested.length > 0 ? requested : Object.keys(DESKS).filter(isDeskId),
    enemyBase,
  );
} finally {
  await browser.close();
  await server.stop();
}
