import { atom } from "jotai";
import type { Find } from "./find.ts";

/** A find and the key of its field. */
interface FindThere extends Find {
  key: string;
  /** Server time in milliseconds. */
  at: number;
}

/** The last find; cleared when the player leaves the field. */
export const findAtom = atom<FindThere | null>(null);

/** Whether a search is in flight. */
export const exploringAtom = atom(false);
