import { atom } from "jotai";

/** `starting` until first connected, `lost` after a longer interruption. */
export type LiveState = "off" | "starting" | "live" | "lost";

export const liveStateAtom = atom<LiveState>("off");

/** Why the server refused the live connection, for the player; null without a stated reason. */
export const liveRefusalAtom = atom<string | null>(null);
