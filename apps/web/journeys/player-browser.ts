/** A browser as a player has it, watched for everything that goes wrong behind the page. */
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { findBrowserProgram } from "./browser-program.ts";

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
];

export function launch(): Promise<Browser> {
  const program = findBrowserProgram();
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

interface SeatOptions {
  /** Most journeys watch what the page asks for; a service worker would answer some of it. */
  serviceWorkers?: "allow" | "block";
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
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.text() === WORKER_KEPT_AWAY) return;
    if (message.type() === "error" || message.type() === "warning") {
      complaints.push(`console ${message.type()}: ${message.text()} (${page.url()})`);
    }
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message} (${page.url()})`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`content refused: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return { context, page, complaints };
}
