/** A player's browser, monitored for every error behind the page. */
import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Page,
} from "playwright-core";
import { findBrowserPrograms } from "./browser-program.ts";

export const WIDE = { width: 1280, height: 800 };
/** The narrowest supported phone. */
export const PHONE = { width: 320, height: 640 };

/** Flags that disable the browser's background activity. */
export const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The headless shell would render text unlike the full browser.
  "--font-render-hinting=none",
];

export function launch(): Promise<Browser> {
  const program = findBrowserPrograms().headless;
  return chromium.launch({
    executablePath: program.path,
    chromiumSandbox: program.sandbox,
    args: FLAGS,
  });
}

/** A page with its own browser context, so it is logged in as one player. */
export interface PlayerPage {
  context: BrowserContext;
  page: Page;
  /** The browser's errors and warnings so far: uncaught errors, blocked content, failed loads. */
  browserErrors: string[];
}

/** Playwright's message for a blocked service worker. */
const SERVICE_WORKER_BLOCKED = "Service Worker registration blocked by Playwright";

/**
 * Journeys press faster than players, so that a page may exceed its twenty queries and steps a
 * second. It retries automatically; this many times are tolerated.
 */
const MAX_RATE_LIMITED = 3;

/** A step or a query: only queries have their input in the URL. */
const RETRIED = /\/trpc\/(fields\.move\b|[^?]+\?.*\binput=)/;

/** Whether the message reports a rate-limited call that the page retries. */
function isRateLimited(message: ConsoleMessage): boolean {
  return message.text().includes("status of 429") && RETRIED.test(message.location().url);
}

/** Pages of plain text name no icon, so the browser requests /favicon.ico. */
function isFaviconRequest(message: ConsoleMessage): boolean {
  return new URL(message.location().url, "http://none").pathname === "/favicon.ico";
}

export interface PageOptions {
  /** Blocked by default, since a service worker would hide some of the page's requests. */
  serviceWorkers?: "allow" | "block";
}

/** Collects a page's browser errors from now on. */
export function watchPage(page: Page): string[] {
  const browserErrors: string[] = [];
  let rateLimited = 0;
  page.on("console", (message) => {
    if (message.text() === SERVICE_WORKER_BLOCKED) return;
    if (isFaviconRequest(message)) return;
    if (isRateLimited(message) && ++rateLimited <= MAX_RATE_LIMITED) return;
    if (message.type() === "error" || message.type() === "warning") {
      const { url } = message.location();
      browserErrors.push(`console ${message.type()}: ${message.text()} (${url} on ${page.url()})`);
    }
  });
  page.on("pageerror", (error) => browserErrors.push(`uncaught: ${error.message} (${page.url()})`));
  return browserErrors;
}

/** A new browser context with its own cookies and storage. */
export async function openNewPage(
  browser: Browser,
  baseURL: string,
  viewport = WIDE,
  { serviceWorkers = "block" }: PageOptions = {},
): Promise<PlayerPage> {
  const isPhone = viewport.width < 600;
  const context = await browser.newContext({
    baseURL,
    viewport,
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: "reduce",
    locale: "en-GB",
    serviceWorkers,
  });
  const page = await context.newPage();
  const browserErrors = watchPage(page);
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`content refused: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return { context, page, browserErrors };
}
