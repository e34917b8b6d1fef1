/** The device of a session, as shown to its player. */
import type { ServerWords } from "./server-words.ts";

/** How sessions store unknown parts. */
const UNKNOWN_BROWSER = "Unknown browser";
const UNKNOWN_DEVICE = "Unknown device";

/** Translates a stored device such as `Firefox on Windows`. Program names are never translated. */
export function deviceIn({ answers }: ServerWords, stored: string): string {
  if (stored === UNKNOWN_DEVICE) return answers("device.unknown");
  const [browser = "", system] = stored.split(" on ");
  if (system === undefined) return browser;
  return browser === UNKNOWN_BROWSER
    ? answers("device.unknownBrowser", { system })
    : answers("device.on", { browser, system });
}
