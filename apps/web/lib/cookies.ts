import { LANGUAGE_COOKIE, LOGGED_IN_COOKIE, USER_COOKIE } from "@emberlode/contract";
import type { Language } from "@emberlode/messages/languages";
import { readCookies, writeCookie } from "./browser-storage.ts";
import { isRecord } from "./is-record.ts";

/** Raw value of a readable cookie; null if it is missing. */
function readCookie(name: string): string | null {
  for (const pair of readCookies().split("; ")) {
    const cut = pair.indexOf("=");
    if (pair.slice(0, cut) === name) return pair.slice(cut + 1);
  }
  return null;
}

/** Whether the date box and the account menu are shown (spec §6). */
export function hasLoggedInCookie(): boolean {
  return readCookie(LOGGED_IN_COOKIE) !== null;
}

/**
 * The display cookie that actions require; null if missing. Without it, actions lead to the log-in
 * page (spec §6).
 */
export function userCookie(): string | null {
  return readCookie(USER_COOKIE);
}

/** The player in the display cookie; null if it is missing or unreadable. */
export function cookieUsername(): string | null {
  try {
    const user: unknown = JSON.parse(decodeURIComponent(userCookie() ?? ""));
    return isRecord(user) && typeof user.username === "string" ? user.username : null;
  } catch {
    return null;
  }
}

/** The longest lifetime that browsers allow. */
const MAX_AGE_SECONDS = 400 * 24 * 3600;

/** Stores the chosen language for the server, which sends pages with text in it. */
export function writeLanguageCookie(language: Language): void {
  writeCookie(`${LANGUAGE_COOKIE}=${language}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`);
}

/** Removes both display cookies; the server ends the session itself. */
export function clearDisplayCookies(): void {
  for (const name of [USER_COOKIE, LOGGED_IN_COOKIE]) {
    writeCookie(`${name}=; Max-Age=0; Path=/; SameSite=Lax`);
  }
}
