/**
 * Pictures of every desk, wide and on a phone, by day and by night, to be looked at by people:
 *   npm run build && npm run screenshots:desks [-- DESK …]
 * They are written to `apps/web/screenshots`, which is not kept.
 */
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { TOOL_IDS } from "@emberlode/game";
import type { Browser, Page } from "playwright-core";
import { DESKS, type DeskId, isDeskId } from "../features/desks/desk-ids.ts";
import { BuiltServer } from "./built-server.ts";
import { setHour } from "./game-hour.ts";
import { playAsGuest } from "./game-page.ts";
import { equip, settle } from "./outfit.ts";
import { launch, takeSeat } from "./player-browser.ts";

const FOLDER = resolve(import.meta.dirname, "../screenshots");
const SIZES = [
  ["wide", { width: 1280, height: 800 }],
  ["phone", { width: 390, height: 844 }],
] as const;
const HOURS = [
  ["day", 14],
  ["night", 2],
] as const;

/** The field that a place desk belongs to; own desks are shown on a mineral deposit. */
const FIELD_OF: Readonly<Partial<Record<DeskId, string>>> = {
  cave: "cave",
  forest: "forest",
  memorial: "memorial",
  euc: "euc",
  factory: "factory",
  bank: "bank",
  exchange: "web",
  market: "market",
  casino: "casino",
};

/** Only stepping into it makes these: an offer of the day, another player's base, one's own. */
const NOT_REACHED: readonly DeskId[] = ["mirage", "raid", "base"];

const SOMETHING = {
  metal: 60_000,
  energy: 45_000,
  set: [
    `tools[${TOOL_IDS.indexOf("bank") + 1}] = 2`,
    `tools[${TOOL_IDS.indexOf("casino") + 1}] = 1`,
    `tools[${TOOL_IDS.indexOf("market") + 1}] = 1`,
    `tools[${TOOL_IDS.indexOf("mines") + 1}] = 20`,
    `tools[${TOOL_IDS.indexOf("army_locator") + 1}] = 5`,
    "attack_units[1] = 12",
    "defense_units[1] = 4",
    "bank_metal = 0",
    "candle = 3",
    "parts[1] = 4",
  ].join(", "),
};

async function takeDesk(page: Page, desk: DeskId, name: string): Promise<void> {
  await page.goto(`/game?desk=${desk}`);
  await page.locator(`[data-desk="${desk}"]`).waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(400);
  await page.screenshot({ path: resolve(FOLDER, `${desk}-${name}.png`) });
}

async function takeAll(
  browser: Browser,
  server: BuiltServer,
  desks: readonly DeskId[],
): Promise<void> {
  for (const [size, viewport] of SIZES) {
    for (const [period, hour] of HOURS) {
      const { page, context } = await takeSeat(browser, server.url, viewport);
      await setHour(page, hour);
      await playAsGuest(page);
      await settle(page);
      await equip(server, page, SOMETHING);
      for (const desk of desks) {
        await equip(server, page, { on: FIELD_OF[desk] ?? "metal" });
        await takeDesk(page, desk, `${size}-${period}`);
      }
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
    }
  }
}

const asked = process.argv.slice(2).filter(isDeskId);
const all = Object.keys(DESKS)
  .filter(isDeskId)
  .filter((desk) => !NOT_REACHED.includes(desk));
const server = await BuiltServer.start();
const browser = await launch();
try {
  await mkdir(FOLDER, { recursive: true });
  await takeAll(browser, server, asked.length > 0 ? asked : all);
} finally {
  await browser.close();
  await server.stop();
}
