/** For journey files: the worker's browser, and a server with a separate world. */
import { cp, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CopiedDatabase, copyDatabase, TEST_SERVER } from "@emberlode/db/testing";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { BuiltServer, freePort } from "./built-server.ts";
import { contextsInUse, releaseContexts } from "./page-pool.ts";
import { RUN_FOLDER, TEMPLATE_DATABASE, TEMPLATE_FOLDER } from "./run-names.ts";
import { openWorkerBrowser } from "./worker-browser.ts";

/** One port for all servers of a worker, so that its browser has cached the game's files. */
const port = freePort();

/** Beside the counts of the test steps. */
const FAILED_PAGES = join(import.meta.dirname, "../../../test-results/failed-pages");

/** Set while tests run. */
export let server: BuiltServer;
export let browser: Browser;

/**
 * Saves what every open page shows after a failed test, as a picture and as its accessibility tree.
 */
async function saveOpenPages(test: string): Promise<void> {
  await mkdir(FAILED_PAGES, { recursive: true });
  const pages = contextsInUse(browser).flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = join(FAILED_PAGES, `${test.replaceAll(/[^a-z0-9]+/gi, "-")}-${index + 1}`);
    // A page that has crashed or hangs must not hide why the test failed.
    await Promise.allSettled([
      page.screenshot({ path: `${path}.png`, timeout: 5_000 }),
      page
        .locator("body")
        .ariaSnapshot({ timeout: 5_000 })
        .then((text) => writeFile(`${path}.txt`, `${page.url()}\n\n${text}\n`)),
    ]);
  }
}

/**
 * Starts both before a file's first test and stops the server after the last. Pages that a test
 * opened are released after it, those of a `beforeAll` after the last test.
 */
export function setUpGameServer(): void {
  let database: CopiedDatabase | undefined;
  beforeAll(async () => {
    const folder = process.env[RUN_FOLDER] ?? "";
    const dataDir = await mkdtemp(join(folder, "server-"));
    database = await copyDatabase(process.env[TEST_SERVER] ?? "", TEMPLATE_DATABASE);
    // The secrets with which the prepared world was created.
    await cp(join(folder, TEMPLATE_FOLDER), dataDir, { recursive: true });
    const databaseUrl = database.url;
    [server, browser] = await Promise.all([
      BuiltServer.start({ dataDir, databaseUrl, port: await port }),
      openWorkerBrowser(),
    ]);
  });
  let contextsBefore: BrowserContext[] = [];
  beforeEach(() => {
    contextsBefore = contextsInUse(browser);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") await saveOpenPages(task.fullTestName);
    await releaseContexts(
      contextsInUse(browser).filter((context) => !contextsBefore.includes(context)),
    );
  });
  afterAll(async () => {
    if (browser !== undefined) await releaseContexts(contextsInUse(browser));
    await server?.stop();
    await database?.drop();
  });
}
