import type { Position } from "@emberlode/contract";
import { atom } from "jotai";

/** A place that a locator found, and what it is in words. */
export interface FoundPlace extends Position {
  title: string;
}

/** The last place found; stays until it is dismissed or another is found. */
export const foundAtom = atom<FoundPlace | null>(null);
