import type { Position } from "@emberlode/contract";
import { atom } from "jotai";

/** A place found by a locator, with its description. */
export interface FoundPlace extends Position {
  title: string;
}

/** The last place found, until it is dismissed or replaced. */
export const foundAtom = atom<FoundPlace | null>(null);
