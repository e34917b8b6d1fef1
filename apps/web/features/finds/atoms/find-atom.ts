import { atom } from "jotai";
import type { Find } from "../find.ts";

/** A find and the field it was made on. */
interface FindThere extends Find {
  key: string;
  /** Server time in milliseconds. */
  at: number;
}

/** The last find; it leaves with the field. */
export const findAtom = atom<FindThere | null>(null);

/** A search is asked for and not yet answered. */
export const exploringAtom = atom(false);
