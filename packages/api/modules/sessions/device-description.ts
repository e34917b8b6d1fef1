/** Describes the device of a session by its `User-Agent`, for the player's list of sessions. */
import type { ServerTranslators } from "@emberlode/messages";

/** The order matters: most user agents mention other browsers too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const findName = (names: typeof BROWSERS, text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Longest header that is parsed. */
const MAX_HEADER_LENGTH = 512;

const UNKNOWN_BROWSER = "Unknown browser";
const UNKNOWN_DEVICE = "Unknown device";

/** Browser and system in a `User-Agent`, such as `Firefox on Windows`. */
export function describeDevice(userAgent: string | undefined): string {
  const text = (userAgent ?? "").slice(0, MAX_HEADER_LENGTH);
  const browser = findName(BROWSERS, text);
  const system = findName(SYSTEMS, text);
  if (browser === null) return system === null ? UNKNOWN_DEVICE : `${UNKNOWN_BROWSER} on ${system}`;
  return system === null ? browser : `${browser} on ${system}`;
}

/** Translates a stored device such as `Firefox on Windows`. Program names are never translated. */
export function translateDevice({ answers }: ServerTranslators, stored: string): string {
  if (stored === UNKNOWN_DEVICE) return answers("device.unknown");
  const [browser = "", system] = stored.split(" on ");
  if (system === undefined) return browser;
  return browser === UNKNOWN_BROWSER
    ? answers("device.unknownBrowser", { system })
    : answers("device.on", { browser, system });
}
