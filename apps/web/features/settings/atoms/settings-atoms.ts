import { persistedPart } from "../../../lib/persisted.ts";

/** Which keys walk. */
export const controlsAtom = persistedPart("controls");
/** The seven sound flags (spec §3). */
export const soundsAtom = persistedPart("sounds");
/** The three alert toggles (spec §2). */
export const alertsAtom = persistedPart("alerts");
export const themeAtom = persistedPart("theme");
