/**
 * Reuses pages, since a page that has loaded the game before loads it in a third of the time. A
 * player's cookies and storage are cleared in between; a journey about those opens a new page.
 */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { openNewPage, type PlayerPage, watchPage } from "./player-browser.ts";

interface Viewport {
  width: number;
  height: number;
}

/** A page that is in use or idle, and what it can be reused for. */
interface PooledPage {
  player: PlayerPage;
  viewport: Viewport;
  url: string;
}

const MAX_IDLE = 6;
const pooled = new Map<BrowserContext, PooledPage>();
const idle = new Set<BrowserContext>();
const discarded = new WeakSet<Page>();

/** Marks a page as changed in ways that cannot be undone, so that no other test uses it. */
export function discardAfterTest(page: Page): void {
  discarded.add(page);
}

/** A cleared page from the pool, or a new one. */
export async function takePooledPage(
  browser: Browser,
  url: string,
  viewport: Viewport,
): Promise<PlayerPage> {
  for (const context of idle) {
    const known = pooled.get(context);
    if (known === undefined || known.url !== url) continue;
    if (known.viewport.width !== viewport.width || known.viewport.height !== viewport.height)
      continue;
    idle.delete(context);
    return { ...known.player, browserErrors: watchPage(known.player.page) };
  }
  const player = await openNewPage(browser, url, viewport);
  pooled.set(player.context, { player, viewport, url });
  return player;
}

/** Removes everything that a player did from a page and its context. */
async function clear({ player: { context, page }, viewport, url }: PooledPage): Promise<void> {
  page.removeAllListeners();
  await context.setOffline(false);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())));
  if (page.url().startsWith(url)) await page.evaluate(() => sessionStorage.clear());
  await page.goto("about:blank");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", { origin: url, storageTypes: "all" });
  await devtools.send("Page.resetNavigationHistory");
  await devtools.detach();
  await context.clearCookies();
  await context.clearPermissions();
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    forcedColors: null,
    reducedMotion: "reduce",
  });
  await page.setViewportSize(viewport);
}

/** Contexts that are in use. */
export const contextsInUse = (browser: Browser) =>
  browser.contexts().filter((context) => !idle.has(context));

/** Closes the contexts that have been idle longest if there are too many. */
async function closeExcess(): Promise<void> {
  const excess = [...idle].slice(0, Math.max(0, idle.size - MAX_IDLE));
  for (const context of excess) {
    idle.delete(context);
    pooled.delete(context);
    await context.close();
  }
}

/** Returns contexts to the pool if they can be reused, else closes them. */
export async function releaseContexts(contexts: readonly BrowserContext[]): Promise<void> {
  await Promise.all(
    contexts.map(async (context) => {
      const known = pooled.get(context);
      try {
        if (known === undefined || discarded.has(known.player.page)) {
          throw new Error("The page cannot be reused.");
        }
        await clear(known);
        idle.add(context);
      } catch {
        pooled.delete(context);
        await context.close();
      }
    }),
  );
  await closeExcess();
}
