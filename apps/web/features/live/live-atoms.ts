import { atom } from "jotai";

/** `starting` until first connected, `lost` after a longer interruption. */
export type LiveState = "off" | "starting" | "live" | "lost";

export const liveStateAtom = atom<LiveState>("off");

/** Why the server is too full for a live connection; null if it is not or gave no reason. */
export const liveRefusalAtom = atom<string | null>(null);
