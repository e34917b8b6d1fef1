import { DIG_EFFORTS } from "@emberlode/game";
import { atom } from "jotai";
import { persistedPart } from "../../lib/persisted.ts";

/** How many of the day's digs the next dig uses. */
export const effortAtom = persistedPart("effort");

/** Selects the next larger or smaller effort, stopping at either end. */
export const changeEffortAtom = atom(null, (get, set, by: 1 | -1) => {
  const next = DIG_EFFORTS[DIG_EFFORTS.indexOf(get(effortAtom)) + by];
  if (next !== undefined) set(effortAtom, next);
});
