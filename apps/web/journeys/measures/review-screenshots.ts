/**
 * Takes screenshots of every screen for review, at four sizes, by day and at night, dark and light:
 * npm run build && npm run screenshots:review [-- SCREEN …]
 * They are written to `apps/web/screenshots`, which git ignores. A screen is a desk, a type of
 * field or one of the pages below.
 */
import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import type { Position } from "@emberlode/contract";
import type { Browser, Page } from "playwright-core";
import { DESKS, isDeskId } from "../../features/desks/desk-ids.ts";
import { callApi } from "../api-calls.ts";
import { BuiltServer } from "../built-server.ts";
import { createEnemy, FULL_OUTFIT, moveToDesk, openDesk } from "../desk-places.ts";
import { equip, equipInDatabase, prepareForAttack } from "../equip-player.ts";
import { setHour } from "../game-hour.ts";
import { payloadOf, waitForGame } from "../game-page.ts";
import { launch, openNewPage } from "../player-browser.ts";
import { openPlayerPage, openSettledPage } from "../player-pages.ts";

const FOLDER = resolve(import.meta.dirname, "../../screenshots");
const SIZES = [
  ["1440", { width: 1440, height: 900 }],
  ["1024", { width: 1024, height: 768 }],
  ["390", { width: 390, height: 844 }],
  ["320", { width: 320, height: 640 }],
] as const;
const HOURS = [
  ["day", 14],
  ["night", 2],
] as const;
const THEMES = ["dark", "light"] as const;
/** Time for pictures and animations to settle, in milliseconds. */
const SETTLE_MS = 400;

/** Fields on which the game is shown without a desk. */
const GROUNDS = ["waste", "metal", "energy", "cave", "forest", "factory", "bank"];

/** Pages that show no hour, by name. */
const PAGES: Readonly<Record<string, string>> = {
  home: "/",
  story: "/story",
  login: "/login",
  "forgot-username": "/fuser",
  "forgot-password": "/fpass",
  ranks: "/ranks",
  clans: "/clans",
  codex: "/codex",
  fair: "/fair",
  seasons: "/seasons",
  calculator: "/battles/calculator",
  rules: "/rules",
  privacy: "/privacy",
  terms: "/terms",
  contact: "/contact",
  "not-found": "/nowhere",
};

interface Device {
  page: Page;
  size: string;
  period: string;
}

/** Takes a screenshot of the page in both themes. */
async function take({ page, size, period }: Device, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  for (const theme of THEMES) {
    const root = page.locator(":root");
    await root.evaluate((element, value) => element.setAttribute("data-theme", value), theme);
    await page.waitForTimeout(SETTLE_MS);
    await page.screenshot({ path: resolve(FOLDER, `${name}-${size}-${period}-${theme}.png`) });
  }
}

/** One player at all sizes and hours; without a player, visitors. */
function openDevices(browser: Browser, server: BuiltServer, player?: Page): Promise<Device[]> {
  return Promise.all(
    SIZES.flatMap(([size, viewport]) =>
      HOURS.map(async ([period, hour]) => {
        const { page, context } = await openNewPage(browser, server.url, viewport);
        if (player) await context.addCookies(await player.context().cookies());
        await setHour(page, hour);
        return { size, period, page };
      }),
    ),
  );
}

/** Attacks another player; returns the path of the report. */
async function fight(browser: Browser, server: BuiltServer, player: Page): Promise<string> {
  const { page, context } = await openPlayerPage(browser, server);
  const [attacker, target] = await Promise.all([payloadOf(player), payloadOf(page)]);
  await prepareForAttack(server, attacker._id, target._id);
  const order = { enemy: target._id, field: target.base };
  await callApi(player, "POST", "/api/user/attack", order);
  await context.close();
  const [battle] = await server.pool().query<{ id: string }>("select id from battles");
  return `/battles/${battle?.id}`;
}

async function takeGame(devices: readonly Device[], name: string): Promise<void> {
  for (const device of devices) {
    await device.page.goto("/game");
    await waitForGame(device.page);
    await take(device, `game-${name}`);
  }
}

async function takePlayersScreens(
  browser: Browser,
  server: BuiltServer,
  isWanted: (name: string) => boolean,
): Promise<void> {
  const enemyBase: Position = await createEnemy(browser, server);
  const { page } = await openSettledPage(browser, server);
  const battle = await fight(browser, server, page);
  await equip(server, page, { ...FULL_OUTFIT, factories: 2 });
  const { username } = await payloadOf(page);
  const devices = await openDevices(browser, server, page);
  for (const ground of GROUNDS.filter(isWanted)) {
    await equipInDatabase(server, page, { onFieldType: ground });
    await takeGame(devices, ground);
  }
  for (const desk of Object.keys(DESKS).filter(isDeskId).filter(isWanted)) {
    await moveToDesk(server, page, desk, enemyBase);
    for (const device of devices) {
      // Loading a page takes the most time; desks about the player can open in the loaded one.
      const isInGame = new URL(device.page.url()).pathname === "/game";
      if (DESKS[desk] === "own" && isInGame) await openDesk(device.page, desk);
      else await device.page.goto(`/game?desk=${desk}`);
      await device.page.locator(`[data-desk="${desk}"]`).waitFor();
      await take(device, `desk-${desk}`);
    }
  }
  const ownPages = { player: `/players/${username}`, battle };
  for (const [name, path] of Object.entries(ownPages).filter(([name]) => isWanted(name))) {
    for (const device of devices) {
      await device.page.goto(path);
      await take(device, `page-${name}`);
    }
  }
  for (const device of devices) await device.page.unrouteAll({ behavior: "ignoreErrors" });
}

async function takePages(
  browser: Browser,
  server: BuiltServer,
  isWanted: (name: string) => boolean,
): Promise<void> {
  const devices = (await openDevices(browser, server)).filter(({ period }) => period === "day");
  for (const [name, path] of Object.entries(PAGES).filter(([name]) => isWanted(name))) {
    for (const device of devices) {
      await device.page.goto(path);
      await take(device, `page-${name}`);
    }
  }
  for (const { page } of devices) await page.unrouteAll({ behavior: "ignoreErrors" });
}

const requested = new Set(process.argv.slice(2));
const isWanted = (name: string) => requested.size === 0 || requested.has(name);
const server = await BuiltServer.start();
const browser = await launch();
try {
  await mkdir(FOLDER, { recursive: true });
  await takePlayersScreens(browser, server, isWanted);
  await takePages(browser, server, isWanted);
} finally {
  await browser.close();
  await server.stop();
}
