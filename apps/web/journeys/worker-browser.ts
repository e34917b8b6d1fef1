/** One browser for all files of a worker; each journey gets a new or cleared context. */
import type { Browser } from "playwright-core";
import { launch } from "./player-browser.ts";
import { RUN_FOLDER } from "./run-names.ts";

let opened: Promise<Browser> | undefined;

/** The worker's browser, started by the first file that needs it; it ends with the worker. */
export async function openWorkerBrowser(): Promise<Browser> {
  // Its profile is removed with the run's folder, even if the worker is killed.
  process.env.TMPDIR = process.env[RUN_FOLDER] ?? process.env.TMPDIR;
  opened ??= launch();
  const browser = await opened;
  if (browser.isConnected()) return browser;
  opened = launch();
  return opened;
}
