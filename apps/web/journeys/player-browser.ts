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
/** The narrowest phone that everything works on. */
export const PHONE = { width: 320, height: 640 };

/** Flags that turn off what browsers do on their own. */
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

export interface Seat {
  context: BrowserContext;
  page: Page;
  /** What the browser has complained about so far: errors, blocked content, failed loads. */
  complaints: string[];
}

/** Playwright's message for a blocked service worker. */
const WORKER_KEPT_AWAY = "Service Worker registration blocked by Playwright";

/**
 * Journeys press faster than players, so that a page may exceed its twenty queries and steps a
 * second. It retries automatically; this many times are tolerated.
 */
const MAX_RATE_LIMITED = 3;

/** A step or a query: only queries have their input in the URL. */
const RETRIED = /\/trpc\/(fields\.move\b|[^?]+\?.*\binput=)/;

/** Whether the browser complains about a rate-limited call that the page retries. */
function isRateLimited(message: ConsoleMessage): boolean {
  return message.text().includes("status of 429") && RETRIED.test(message.location().url);
}

/** Pages of plain text name no icon, so the browser requests /favicon.ico. */
function isLookForIcon(message: ConsoleMessage): boolean {
  return new URL(message.location().url, "http://none").pathname === "/favicon.ico";
}

export interface SeatOptions {
  /** Blocked by default, since a service worker would hide some of the page's requests. */
  serviceWorkers?: "allow" | "block";
}

/** Collects a page's browser errors from now on. */
export function watchPage(page: Page): string[] {
  const complaints: string[] = [];
  let rateLimited = 0;
  page.on("console", (message) => {
    if (message.text() === WORKER_KEPT_AWAY) return;
    if (isLookForIcon(message)) return;
    if (isRateLimited(message) && ++rateLimited <= MAX_RATE_LIMITED) return;
    if (message.type() === "error" || message.type() === "warning") {
      const { url } = message.location();
      complaints.push(`console ${message.type()}: ${message.text()} (${url} on ${page.url()})`);
    }
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message} (${page.url()})`));
  return complaints;
}

/** A new browser context with its own cookies and storage. */
export async function takeSeat(
  browser: Browser,
  baseURL: string,
  viewport = WIDE,
  { serviceWorkers = "block" }: SeatOptions = {},
): Promise<Seat> {
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
  const complaints = watchPage(page);
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`content refused: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return { context, page, complaints };
}
