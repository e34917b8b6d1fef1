import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { english } from "@emberlode/messages/testing/english";
import { type BrowserContext, chromium } from "playwright-core";
import { expect, it } from "vitest";
import { auditPage } from "./audit-page.ts";
import { findBrowserPrograms } from "./browser-program.ts";
import { browser, server, setUpGameServer } from "./game-server.ts";
import { discardAfterTest } from "./page-pool.ts";
import { FLAGS, WIDE, watchPage } from "./player-browser.ts";
import { openGuestPage } from "./player-pages.ts";
import { FULL } from "./tier.ts";

setUpGameServer();

/** Chromium's setting "Don't allow sites to save data on your device". */
const BLOCKED = { profile: { default_content_setting_values: { cookies: 2 } } };

/** Runs with a browser that stores nothing for any site. */
async function withBlockedData(run: (context: BrowserContext) => Promise<void>): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), "emberlode-blocked-"));
  await mkdir(join(profile, "Default"));
  await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(BLOCKED));
  const { path, sandbox } = findBrowserPrograms().full;
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: path,
    chromiumSandbox: sandbox,
    args: FLAGS,
    baseURL: server.url,
    viewport: WIDE,
    locale: "en-US",
    reducedMotion: "reduce",
  });
  try {
    await run(context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

it.runIf(FULL)(
  "shows every page with site data blocked, and says that playing requires cookies",
  async () => {
    await withBlockedData(async (context) => {
      const page = await context.newPage();
      const browserErrors = watchPage(page);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await page.goto("/");
      await page.getByText(english.shell("storage.refused")).waitFor();
      await page.getByRole("button", { name: english.account("guest.playNow") }).click();
      await page.getByText(english.shell("storage.cookiesNeeded")).waitFor();
      expect(asked.filter((path) => path.includes("user.guest"))).toEqual([]);
      for (const path of ["/ranks", "/codex", "/story", "/battles/calculator"]) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).first().waitFor();
      }
      await page.goto("/login");
      await page.getByText(english.shell("storage.cookiesNeeded")).first().waitFor();
      // A missing chunk, as after an update: the page cannot record that it has reloaded.
      await page.route("**/assets/lazy-ranks-page-*", (route) => route.fulfill({ status: 404 }));
      await page.goto("/ranks");
      await page.getByText(english.shell("version.ready")).waitFor();
      await page.getByRole("link", { name: english.shell("nav.story") }).click();
      await page.waitForURL("**/story");
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      expect(browserErrors.filter((complaint) => complaint.startsWith("uncaught"))).toEqual([]);
    });
  },
);

it("keeps working with full storage, and sends chat messages", async () => {
  const player = await openGuestPage(browser, server);
  const { page } = player;
  discardAfterTest(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
  await page.goto("/game");
  const box = page.getByRole("textbox", { name: english.chat("input") });
  await box.fill("no room left");
  await box.press("Enter");
  await page.getByRole("log").getByText("no room left").waitFor();
  await page.getByText(english.shell("storage.refused")).waitFor();
  await auditPage(player);
});
