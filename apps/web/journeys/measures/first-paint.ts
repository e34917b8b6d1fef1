/** Prints the first paint on a slow connection: `npm run build && npm run first-paint`. */
import type { Browser, CDPSession } from "playwright-core";
import { BuiltServer } from "../built-server.ts";
import { playAsGuest } from "../game-page.ts";
import { launch, openNewPage, PHONE, WIDE } from "../player-browser.ts";

/** 400 kbit/s and 400 ms per request, as on a train. */
const SLOW_NETWORK = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
const SETTLE_MS = 60_000;

interface Figures {
  page: string;
  "first paint ms": number;
  "largest paint ms": number;
  shift: number;
  requests: number;
  KiB: number;
}

/** Counts a page's requests and received bytes until `read` is called. */
async function watchNetwork(devtools: CDPSession) {
  let requests = 0;
  let bytes = 0;
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devtools.send("Network.emulateNetworkConditions", SLOW_NETWORK);
  devtools.on("Network.requestWillBeSent", () => {
    requests += 1;
  });
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => ({ requests, KiB: Math.round(bytes / 1024) });
}

/** Loads a page over the slow connection with an empty cache. */
async function measure(
  browser: Browser,
  url: string,
  path: string,
  viewport: typeof WIDE,
): Promise<Figures> {
  const { page, context } = await openNewPage(browser, url, viewport);
  if (path === "/game") await playAsGuest(page);
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.largest = startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && typeof entry.value === "number") seen.shift += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const readCounts = await watchNetwork(await context.newCDPSession(page));
  await page.goto(path, { waitUntil: "commit", timeout: SETTLE_MS });
  await page.getByRole("heading", { level: 1 }).first().waitFor({ timeout: SETTLE_MS });
  await page.waitForLoadState("networkidle", { timeout: SETTLE_MS });
  const painted = await page.evaluate(() => {
    const [first] = performance.getEntriesByName("first-contentful-paint");
    const seen: unknown = Reflect.get(window, "seen");
    return { first: first?.startTime ?? 0, ...(seen as { largest: number; shift: number }) };
  });
  await context.close();
  return {
    page: `${path} ${viewport.width}`,
    "first paint ms": Math.round(painted.first),
    "largest paint ms": Math.round(painted.largest),
    shift: Number(painted.shift.toFixed(3)),
    ...readCounts(),
  };
}

const server = await BuiltServer.start();
const browser = await launch();
try {
  const rows: Figures[] = [];
  for (const path of ["/", "/login", "/game"]) {
    for (const viewport of [WIDE, PHONE]) {
      rows.push(await measure(browser, server.url, path, viewport));
    }
  }
  console.table(rows);
} finally {
  await browser.close();
  await server.stop();
}
