/** Offline use: the last seen map, automatic recovery, and nothing stored after log-out. */
import { english } from "@emberlode/messages/testing/english";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { openPathMessage } from "../lib/open-path.ts";
import { axeFindings, horizontalOverflow } from "./audit-page.ts";
import { payloadOf, stepByKey, waitForGame, waitForShownPosition } from "./game-page.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { openGame } from "./open-game.ts";
import { PHONE, type PlayerPage, WIDE } from "./player-browser.ts";
import { openPlayerPage } from "./player-pages.ts";
import { startProxy } from "./proxy.ts";
import { FULL } from "./tier.ts";

const SEEN_AT = /^Offline\. This is the map as you last saw it \(\d\d:\d\d\)\.$/;
const LAST_MAP = "emberlode-last-map";

setUpGameServer();

async function openAppPage(viewport: typeof WIDE, url = server.url): Promise<PlayerPage> {
  const player = await openPlayerPage(browser, server, viewport, { serviceWorkers: "allow", url });
  await openGame(player.page);
  await player.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  return player;
}

/** Paths of everything in the page's caches, by cache. */
function keptPaths(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return kept;
  });
}

/** Waits until the stored map has the player on this field. */
async function keeps(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async ([name, here]) => {
        const cache = await caches.open(`${name}`);
        const [request] = await cache.keys();
        const kept = request && (await cache.match(request));
        return (await kept?.text())?.includes(`${here}`) === true;
      },
      [LAST_MAP, `"here":${JSON.stringify({ x, y })}`],
    );
  await expect.poll(isKept).toBe(true);
}

const hereCell = (page: Page, x: number, y: number) =>
  page.getByRole("gridcell", { name: new RegExp(`^${x}, ${y}\\. .*you are here$`) });

async function expectUsable(page: Page): Promise<void> {
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
}

/** Resolves when the page has failed to reach the server: it reloads only once it can. */
const findsNoServer = (page: Page) =>
  page.waitForEvent("requestfailed", (request) => request.url().endsWith("/healthz"));

it("shows the last seen map without a connection, recovers, and deletes it on log-out", async () => {
  const { page, context } = await openAppPage(WIDE);
  const { status, username } = await payloadOf(page);
  const at = await stepByKey(page, { x: status.x, y: status.y }, 1, 0);
  await keeps(page, at);

  await context.setOffline(true);
  await page.reload();
  await page.getByRole("heading", { level: 1, name: SEEN_AT }).waitFor();
  await hereCell(page, at.x, at.y).waitFor();
  const map = page.getByRole("region", { name: english.offline("map.title", { username }) });
  const [metal, energy] = [status.metal, status.energy].map((n) => n.toLocaleString("en-US"));
  expect(await map.textContent()).toContain(`Carried metal${metal}Carried energy${energy}`);
  // Read-only: a selected field is described, but nobody walks there.
  await map.getByRole("gridcell", { name: `${status.x}, ${status.y}.` }).click();
  await map.getByRole("status").getByText(`${status.x}, ${status.y}.`).waitFor();
  await hereCell(page, at.x, at.y).waitFor();
  const buttons = await page.getByRole("button").allTextContents();
  expect(buttons).toEqual([english.shell("retry"), english.offline("map.back")]);
  await expectUsable(page);

  await page.goto("/ranks");
  await page.getByRole("heading", { name: english.offline("noAnswer") }).waitFor();
  const settled = findsNoServer(page);
  await expectUsable(page);
  await settled;
  await page.getByRole("link", { name: english.offline("toMap") }).click();
  await page.getByRole("heading", { name: SEEN_AT }).waitFor();

  // The game's calls are never answered from a cache, even if they were made before.
  const answers = await page.evaluate(() => {
    const paths = ["/api/auth", "/trpc/user.session", "/socket.io/?EIO=4&transport=polling"];
    const ask = (path: string) =>
      fetch(path).then(
        () => "answered",
        () => "none",
      );
    return Promise.all(paths.map(ask));
  });
  expect(answers).toEqual(["none", "none", "none"]);
  const { [LAST_MAP]: lastMap = [], ...shells } = await keptPaths(page);
  expect(lastMap).toHaveLength(1);
  expect(Object.keys(shells)).toHaveLength(1);
  const files = Object.values(shells).flat();
  expect(files.filter((path) => !/^\/(?:assets\/[^/]+|page\.html)$/.test(path))).toEqual([]);

  await context.setOffline(false);
  await waitForGame(page);
  await waitForShownPosition(page, at);
  expect((await payloadOf(page)).status).toMatchObject(at);

  await page.getByRole("button", { name: english.shell("nav.logout") }).click();
  await page.getByRole("button", { name: english.shell("logout.guestLeave") }).click();
  await page.waitForURL("**/login");
  await expect.poll(async () => Object.keys(await keptPaths(page))).not.toContain(LAST_MAP);
  await context.setOffline(true);
  await page.goto("/game");
  await page.getByText(english.offline("noMap")).waitFor();
  expect(await page.getByText(username).count()).toBe(0);
});

it.runIf(FULL)("shows it when a proxy answers that the server is not available", async () => {
  const proxy = await startProxy(server.url);
  try {
    const { page } = await openAppPage(WIDE, proxy.url);
    const { status } = await payloadOf(page);
    await keeps(page, status);
    proxy.setDown(true);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: SEEN_AT }).waitFor();
    await hereCell(page, status.x, status.y).waitFor();
    proxy.setDown(false);
    await waitForGame(page);
  } finally {
    await proxy.close();
  }
});

/** Asks the open pages to go to a path, as the worker does after a click on a notification. */
async function askTabs({ context }: PlayerPage, path: string): Promise<void> {
  const message = JSON.stringify(openPathMessage(path));
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(
    `clients.matchAll().then((tabs) => tabs.forEach((tab) => tab.postMessage(${message})))`,
  );
}

it.runIf(FULL)("shows it on a phone, where notifications lead on in the page", async () => {
  const player = await openAppPage(PHONE);
  const { page, context } = player;
  const { status } = await payloadOf(page);
  await keeps(page, status);
  await page.evaluate(() => window.document.body.setAttribute("data-same-page", ""));
  await askTabs(player, "/ranks?tab=loot");
  await page.waitForURL("**/ranks?tab=loot");
  await page.locator("[data-same-page]").getByRole("heading", { level: 1 }).waitFor();
  await context.setOffline(true);
  await page.goto("/game");
  await page.getByRole("heading", { level: 1, name: SEEN_AT }).waitFor();
  await hereCell(page, status.x, status.y).waitFor();
  expect(await horizontalOverflow(page)).toBe(0);
  if (FULL) await expectUsable(page);
});
