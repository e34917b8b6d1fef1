/** Describes a browser for its player (wire contract: sessions). */

/** In this order: most browsers mention others too. */
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

const nameIn = (names: typeof BROWSERS, text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Longest header that is parsed. */
const MAX_LENGTH = 512;

/** Browser and system of a `User-Agent`, such as `Firefox on Windows`; only the names listed here. */
export function deviceOf(userAgent: string | undefined): string {
  const text = (userAgent ?? "").slice(0, MAX_LENGTH);
  const browser = nameIn(BROWSERS, text);
  const system = nameIn(SYSTEMS, text);
  if (browser === null) return system === null ? "Unknown device" : `Unknown browser on ${system}`;
  return system === null ? browser : `${browser} on ${system}`;
}
