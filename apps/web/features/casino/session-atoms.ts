import { atom } from "jotai";
import { persistedPart } from "../../lib/persisted.ts";

/** Wins minus losses of both resources since the page was loaded. */
export const sessionTotalAtom = atom({ metal: 0, energy: 0, stakes: 0 });

/** The player's own loss limit; null for none. */
export const casinoLimitAtom = persistedPart("casinoLimit");

/** Whether the loss limit was reached. */
export const isStoppedAtom = atom((get) => {
  const limit = get(casinoLimitAtom);
  const { metal, energy } = get(sessionTotalAtom);
  return limit !== null && -(metal + energy) >= limit;
});
