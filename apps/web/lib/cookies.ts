import { LANGUAGE_COOKIE, LOGGED_IN_COOKIE, USER_COOKIE } from "@emberlode/contract";
import type { Language } from "@emberlode/messages/languages";
import { readCookies, writeCookie } from "./browser-storage.ts";
import { isRecord } from "./is-record.ts";

/** Value of a cookie that the page may read, as it is written; null when there is none. */
function readCookie(name: string): string | null {
  for (const pair of readCookies().split("; ")) {
    const cut = pair.indexOf("=");
    if (pair.slice(0, cut) === name) return pair.slice(cut + 1);
  }
  return null;
}

/** Whether date box and account menu are shown (spec §6). */
export function hasLoggedInCookie(): boolean {
  return readCookie(LOGGED_IN_COOKIE) !== null;
}

/** The display cookie without which every action leads to the log-in page (spec §6); null without it. */
export function userCookie(): string | null {
  return readCookie(USER_COOKIE);
}

/** Whose display cookie it is; null without it, or where it cannot be read. */
export function cookieUsername(): string | null {
  try {
    const user: unknown = JSON.parse(decodeURIComponent(userCookie() ?? ""));
    return isRecord(user) && typeof user.username === "string" ? user.username : null;
  } catch {
    return null;
  }
}

/** As long as browsers keep one. */
const CHOICE_SECONDS = 400 * 24 * 3600;

/** Tells the server what was chosen to be spoken here: it sends pages with words in them. */
export function writeLanguageCookie(language: Language): void {
  writeCookie(`${LANGUAGE_COOKIE}=${language}; Max-Age=${CHOICE_SECONDS}; Path=/; SameSite=Lax`);
}

/** Removes both display cookies; the session itself is the server's. */
export function clearDisplayCookies(): void {
  for (const name of [USER_COOKIE, LOGGED_IN_COOKIE]) {
    writeCookie(`${name}=; Max-Age=0; Path=/; SameSite=Lax`);
  }
}
