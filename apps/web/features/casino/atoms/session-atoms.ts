import { atom } from "jotai";
import { persistedPart } from "../../../lib/persisted.ts";

/** Won less lost of both resources since the page was loaded. */
export const sessionTotalAtom = atom({ metal: 0, energy: 0, stakes: 0 });

/** Loss at which the player wants to be stopped; null for none. */
export const casinoLimitAtom = persistedPart("casinoLimit");

/** Whether the player has lost as much as they allowed themselves. */
export const isStoppedAtom = atom((get) => {
  const limit = get(casinoLimitAtom);
  const { metal, energy } = get(sessionTotalAtom);
  return limit !== null && -(metal + energy) >= limit;
});
