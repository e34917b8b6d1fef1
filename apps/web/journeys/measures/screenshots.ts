/** Takes the screenshots of the docs from the build: `npm run build && npm run screenshots`. */
import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { english } from "@emberlode/messages/testing/english";
import type { Browser, Page } from "playwright-core";
import { BuiltServer } from "../built-server.ts";
import { setHour } from "../game-hour.ts";
import { playAsGuest, walkToMetal } from "../game-page.ts";
import { launch, openNewPage } from "../player-browser.ts";

const FOLDER = resolve(import.meta.dirname, "../../../../docs/images");
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 780 };
const QUALITY = 82;

async function takePicture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  const devtools = await page.context().newCDPSession(page);
  const options = { format: "webp", quality: QUALITY } as const;
  const { data } = await devtools.send("Page.captureScreenshot", options);
  await writeFile(resolve(FOLDER, `${name}.webp`), Buffer.from(data, "base64"));
}

async function takeGame(browser: Browser, url: string, viewport: typeof WIDE, suffix: string) {
  for (const [period, hour] of [
    ["day", 14],
    ["night", 2],
  ] as const) {
    const { page, context } = await openNewPage(browser, url, viewport);
    await setHour(page, hour);
    await playAsGuest(page);
    await walkToMetal(page);
    // The chat loads its messages a moment after the page.
    await page
      .getByRole("log")
      .or(page.getByRole("tab", { name: english.game("tabs.chat") }))
      .first()
      .waitFor();
    await takePicture(page, `game-${period}-${suffix}`);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  }
}

const server = await BuiltServer.start();
const browser = await launch();
try {
  await mkdir(FOLDER, { recursive: true });
  for (const [path, name] of [
    ["/", "home"],
    ["/login", "login"],
  ] as const) {
    for (const [viewport, suffix] of [
      [WIDE, "wide"],
      [PHONE, "phone"],
    ] as const) {
      const { page, context } = await openNewPage(browser, server.url, viewport);
      await page.goto(path);
      await takePicture(page, `${name}-${suffix}`);
      await context.close();
    }
  }
  await takeGame(browser, server.url, WIDE, "wide");
  await takeGame(browser, server.url, PHONE, "phone");
} finally {
  await browser.close();
  await server.stop();
}
