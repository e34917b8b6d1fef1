import { DISPLAY_COOKIE_SECONDS, type LoginPayload } from "@emberlode/contract";
import type { QueryClient } from "@tanstack/react-query";
import { atom } from "jotai";
import { SESSION_KEY } from "../../lib/apply-status.ts";
import { hasLoggedInCookie, userCookie } from "../../lib/cookies.ts";
import { persistedField } from "../../lib/persisted.ts";
import { playerAtom } from "../../lib/player-atom.ts";

/** Whether a player is logged in in this browser, by the `user` cookie (spec §6). */
export const loggedInAtom = atom(userCookie() !== null);

/** Whether date box and account menu are shown, by the `loggedIn` cookie (spec §6). */
export const menuShownAtom = atom(hasLoggedInCookie());

/** Why the player was sent to the log-in page; null if they opened it themselves. */
export const loginNoticeAtom = atom<string | null>(null);

/** Whether that notice is about a ban, which can be appealed. */
export const wasBannedAtom = atom(false);

/** The form that the log-in page opens with; null for the default. */
export const openFormAtom = atom<"login" | "register" | null>(null);

/** Path and search of the page requested before logging in; null if none. */
export const requestedPathAtom = playerAtom<string | null>(null);

/** `performance.now` of the last answer that renewed the session; null before the first. */
export const lastContactAtom = atom<number | null>(null);

/** `Date.now` of the last such answer while the `user` cookie was set; null before the first. */
export const cookieSeenAtom = atom<number | null>(null);

/** Whether the last call got no answer. */
export const connectionLostAtom = atom(false);

/** The referrer of this visitor, from `?ref=`. */
export const referrerAtom = persistedField("ref");

// Estimates when the session ends. Elapsed time is measured with `performance.now`, which cannot be
// set, whereas browsers expire cookies by the device's clock, which can.

/** Answers do not renew display cookies each time: they may expire this much earlier, in ms. */
const EARLY_MS = 5 * 60_000;

/**
 * How long the session lasts after an answer, in milliseconds; a normal one lasts as long as its
 * display cookies.
 */
function idleMs(payload: Pick<LoginPayload, "idleSeconds"> | undefined): number {
  return (payload?.idleSeconds ?? DISPLAY_COOKIE_SECONDS) * 1000;
}

/** When the session ends without further calls, by `performance.now`. */
export function sessionEnd(
  lastContact: number,
  payload: Pick<LoginPayload, "idleSeconds"> | undefined,
): number {
  return lastContact + idleMs(payload);
}

interface Contact {
  /** `performance.now` of the last answer; null before the first. */
  lastContact: number | null;
  /** `Date.now` of the last answer while the cookies were set; null before the first. */
  cookieSeen: number | null;
}

/** Whether only the cookies expired: querying the session then restores them. */
export function outlivesCookies(
  { lastContact, cookieSeen }: Contact,
  queries: QueryClient,
): boolean {
  if (lastContact === null || cookieSeen === null) return false;
  const expiredAt = cookieSeen + DISPLAY_COOKIE_SECONDS * 1000 - EARLY_MS;
  if (Date.now() < expiredAt) return false;
  const payload = queries.getQueryData<LoginPayload>(SESSION_KEY);
  return performance.now() < sessionEnd(lastContact, payload);
}
