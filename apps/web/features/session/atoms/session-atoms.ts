import { atom } from "jotai";
import { hasLoggedInCookie, userCookie } from "../../../lib/cookies.ts";
import { persistedPart } from "../../../lib/persisted.ts";

/** Whether somebody plays here; without the `user` cookie nobody does (spec §6). */
export const loggedInAtom = atom(userCookie() !== null);

/** Whether date box and account menu are shown (spec §6: the `loggedIn` cookie). */
export const menuShownAtom = atom(hasLoggedInCookie());

/** Why the player sees the log-in page; null when they came by themselves. */
export const loginNoticeAtom = atom<string | null>(null);

/** The form that the log-in page opens with; null for its own choice. */
export const openFormAtom = atom<"login" | "register" | null>(null);

/** The address of the game that was asked for before logging in; null for none. */
export const wishedPathAtom = atom<string | null>(null);

/** `performance.now` of the last answer that renewed the session; null before the first. */
export const lastContactAtom = atom<number | null>(null);

/** `Date.now` of the last such answer with which the `user` cookie was there; null before the first. */
export const cookieSeenAtom = atom<number | null>(null);

/** Whether the last call got no answer. */
export const connectionLostAtom = atom(false);

/** Who referred this visitor, from `?ref=`. */
export const refAtom = persistedPart("ref");
