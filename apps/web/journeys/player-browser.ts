/** A browser as a player has it, watched for everything that goes wrong behind the page. */
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

/** Nothing that a browser does of its own accord comes between. */
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
  /** What the browser complained about so far: errors, refused content, failed loads. */
  complaints: string[];
}

/** What the browser library says where it keeps service workers away. */
const WORKER_KEPT_AWAY = "Service Worker registration blocked by Playwright";

/**
 * Journeys press faster than hands do, so that a page's reads may be more than twenty in a second. It
 * asks again by itself; so few times that goes unsaid.
 */
const MOST_READS_PUT_OFF = 3;

/** Only reads carry their input in the address. */
const READ = /\/trpc\/[^?]+\?.*\binput=/;

/** Whether the browser complains of a read (a GET by tRPC) that the server put off. */
function isReadPutOff(message: ConsoleMessage): boolean {
  return message.text().includes("status of 429") && READ.test(message.location().url);
}

/** A plain text names no icon, so the browser asks for /favicon.ico. */
function isLookForIcon(message: ConsoleMessage): boolean {
  return new URL(message.location().url, "http://none").pathname === "/favicon.ico";
}

export interface SeatOptions {
  /** Most journeys watch what the page asks for; a service worker would answer some of it. */
  serviceWorkers?: "allow" | "block";
}

/** Collects what a page's browser complains about from now on. */
export function watchPage(page: Page): string[] {
  const complaints: string[] = [];
  let readsPutOff = 0;
  page.on("console", (message) => {
    if (message.text() === WORKER_KEPT_AWAY) return;
    if (isLookForIcon(message)) return;
    if (isReadPutOff(message) && ++readsPutOff <= MOST_READS_PUT_OFF) return;
    if (message.type() === "error" || message.type() === "warning") {
      const { url } = message.location();
      complaints.push(`console ${message.type()}: ${message.text()} (${url} on ${page.url()})`);
    }
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message} (${page.url()})`));
  return complaints;
}

/** A fresh player: own cookies, own storage. */
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
