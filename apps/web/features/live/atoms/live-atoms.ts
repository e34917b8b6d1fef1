import { atom } from "jotai";

/** `starting` is before the first connection, `lost` once one is missed for a while. */
export type LiveState = "off" | "starting" | "live" | "lost";

export const liveStateAtom = atom<LiveState>("off");

/** Why the server has no room for the live connection; null where it has, or says nothing. */
export const liveRefusalAtom = atom<string | null>(null);
