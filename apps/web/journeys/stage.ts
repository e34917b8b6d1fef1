/** What a file of journeys plays on: a browser of its worker, and a server with a world of the file's own. */
import { cp, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { type CopiedDatabase, copyDatabase, TEST_SERVER } from "@emberlode/db/testing";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { BuiltServer } from "./built-server.ts";
import { FOUNDED_FOLDER, RUN_FOLDER, TEMPLATE } from "./run-names.ts";
import { openWorkerBrowser } from "./worker-browser.ts";

/** There once a test runs, and gone after the last one. */
export let server: BuiltServer;
export let browser: Browser;

/**
 * Starts both before the first test of a file and ends the server after the last. Contexts that a test
 * opened are closed after it, those opened in a `beforeAll` after the last test.
 */
export function openStage(): void {
  let database: CopiedDatabase | undefined;
  beforeAll(async () => {
    const folder = process.env[RUN_FOLDER] ?? "";
    const dataDir = await mkdtemp(join(folder, "server-"));
    database = await copyDatabase(process.env[TEST_SERVER] ?? "", TEMPLATE);
    // The secrets that the founded world was made with.
    await cp(join(folder, FOUNDED_FOLDER), dataDir, { recursive: true });
    const databaseUrl = database.url;
    [server, browser] = await Promise.all([
      BuiltServer.start({ dataDir, databaseUrl }),
      openWorkerBrowser(),
    ]);
  });
  let kept: BrowserContext[] = [];
  beforeEach(() => {
    kept = browser.contexts();
  });
  afterEach(async () => {
    const opened = browser.contexts().filter((context) => !kept.includes(context));
    await Promise.all(opened.map((context) => context.close()));
  });
  afterAll(async () => {
    await Promise.all(browser?.contexts().map((context) => context.close()) ?? []);
    await server?.stop();
    await database?.drop();
  });
}
