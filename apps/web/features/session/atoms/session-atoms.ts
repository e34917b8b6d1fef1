import { atom } from "jotai";
import { hasLoggedInCookie } from "../../../lib/cookies.ts";
import { persistedPart } from "../../../lib/persisted.ts";

/** Whether the page shows itself as logged in (spec §2: the `loggedIn` cookie). */
export const loggedInAtom = atom(hasLoggedInCookie());

/** Why the player sees the log-in page; null when they came by themselves. */
export const loginNoticeAtom = atom<string | null>(null);

/** The form that the log-in page opens with; null for its own choice. */
export const openFormAtom = atom<"register" | null>(null);

/** The address of the game that was asked for before logging in; null for none. */
export const wishedPathAtom = atom<string | null>(null);

/** Browser time of the last answer that renewed the session; null before the first. */
export const lastContactAtom = atom<number | null>(null);

/** Whether the last call got no answer. */
export const connectionLostAtom = atom(false);

/** Who referred this visitor, from `?ref=`. */
export const refAtom = persistedPart("ref");
