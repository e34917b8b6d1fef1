import { atom } from "jotai";
import { persistedPart } from "../../../lib/persisted.ts";
import type { Away } from "../away-lines.ts";

/** When this browser last showed the game to a player. */
export const seenAtom = persistedPart("seen");

/** The time away that a player came back from, until they have read of it; null for none. */
export const awayAtom = atom<(Away & { player: string }) | null>(null);
