import { atom } from "jotai";
import { persistedPart } from "../../lib/persisted.ts";

/** Winnings minus losses per resource, and the number of stakes, since the page was loaded. */
export const sessionTotalAtom = atom({ metal: 0, energy: 0, stakes: 0 });

/** The player's own loss limit; null for none. */
export const casinoLimitAtom = persistedPart("casinoLimit");

/** Whether the loss limit is reached. */
export const isStoppedAtom = atom((get) => {
  const limit = get(casinoLimitAtom);
  const { metal, energy } = get(sessionTotalAtom);
  return limit !== null && -(metal + energy) >= limit;
});
