import { atom } from "jotai";

/** `starting` is before the first connection, `lost` once one is missed for a while. */
export type LiveState = "off" | "starting" | "live" | "lost";

export const liveStateAtom = atom<LiveState>("off");
