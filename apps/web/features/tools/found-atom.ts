import type { Position } from "@emberlode/contract";
import { atom } from "jotai";

/** A place that a locator found, with its description. */
export interface FoundPlace extends Position {
  title: string;
}

/** The last place found; stays until it is dismissed or replaced. */
export const foundAtom = atom<FoundPlace | null>(null);
