/** Which browsers the journeys use; `npm test` has found or installed them before. */
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

interface BrowserProgram {
  path: string;
  /** Whether it starts with its sandbox on. */
  sandbox: boolean;
}

interface BrowserPrograms {
  /** The full browser, which reads user settings from its profile. */
  full: BrowserProgram;
  /** The headless shell, which opens pages faster; `full` if the machine has none. */
  headless: BrowserProgram;
}

const FINDER = resolve(import.meta.dirname, "../../../scripts/lib/browser.mjs");

export function findBrowserPrograms(): BrowserPrograms {
  const found = process.env.EMBERLODE_BROWSER;
  const text = found ?? execFileSync(process.execPath, [FINDER], { encoding: "utf8" });
  return JSON.parse(text);
}
