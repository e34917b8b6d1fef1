/** What a session runs on, as its player reads it. */
import type { ServerWords } from "./server-words.ts";

/** How sessions have what is not known of them. */
const UNKNOWN_BROWSER = "Unknown browser";
const UNKNOWN_DEVICE = "Unknown device";

/** `Firefox on Windows`, as a session has it, in a language: names of programs are the same in all. */
export function deviceIn({ answers }: ServerWords, stored: string): string {
  if (stored === UNKNOWN_DEVICE) return answers("device.unknown");
  const [browser = "", system] = stored.split(" on ");
  if (system === undefined) return browser;
  return browser === UNKNOWN_BROWSER
    ? answers("device.unknownBrowser", { system })
    : answers("device.on", { browser, system });
}
