/** Which browser the journeys use; `npm test` has found or installed it before. */
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

export interface BrowserProgram {
  path: string;
  /** Whether it starts with its sandbox on. */
  sandbox: boolean;
}

const FINDER = resolve(import.meta.dirname, "../../../scripts/lib/browser.mjs");

export function findBrowserProgram(): BrowserProgram {
  const found = process.env.EMBERLODE_BROWSER;
  const text = found ?? execFileSync(process.execPath, [FINDER], { encoding: "utf8" });
  return JSON.parse(text);
}
