/** What a file of journeys plays on: a server from the build and a browser, both its own. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { BuiltServer } from "./built-server.ts";
import { launch } from "./player-browser.ts";

/** There once a test runs, and gone after the last one. */
export let server: BuiltServer;
export let browser: Browser;

/** Starts both before the first test of a file and ends them after the last. */
export function openStage(): void {
  beforeAll(async () => {
    [server, browser] = await Promise.all([BuiltServer.start(), launch()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
}
