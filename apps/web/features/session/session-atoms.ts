import { atom } from "jotai";
import { hasLoggedInCookie, userCookie } from "../../lib/cookies.ts";
import { persistedPart } from "../../lib/persisted.ts";

/** Whether a player is logged in in this browser, by the `user` cookie (spec §6). */
export const loggedInAtom = atom(userCookie() !== null);

/** Whether date box and account menu are shown, by the `loggedIn` cookie (spec §6). */
export const menuShownAtom = atom(hasLoggedInCookie());

/** Why the player was sent to the log-in page; null if they opened it themselves. */
export const loginNoticeAtom = atom<string | null>(null);

/** The form that the log-in page opens with; null for the default. */
export const openFormAtom = atom<"login" | "register" | null>(null);

/** The URL requested before logging in; null if none. */
export const requestedPathAtom = atom<string | null>(null);

/** `performance.now` of the last answer that renewed the session; null before the first. */
export const lastContactAtom = atom<number | null>(null);

/** `Date.now` of the last such answer while the `user` cookie was set; null before the first. */
export const cookieSeenAtom = atom<number | null>(null);

/** Whether the last call got no answer. */
export const connectionLostAtom = atom(false);

/** The referrer of this visitor, from `?ref=`. */
export const refAtom = persistedPart("ref");
