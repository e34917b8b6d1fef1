import { atom } from "jotai";

/** `starting` before the first connection, `lost` after a longer interruption. */
export type LiveState = "off" | "starting" | "live" | "lost";

export const liveStateAtom = atom<LiveState>("off");

/** Why the server refuses the live connection for lack of room; null if it does not, or does not say. */
export const liveRefusalAtom = atom<string | null>(null);
