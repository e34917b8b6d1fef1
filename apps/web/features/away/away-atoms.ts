import { atom } from "jotai";
import { persistedField } from "../../lib/persisted.ts";
import type { Absence } from "./away-lines.ts";

/** When this browser last showed the game to a player. */
export const lastVisitAtom = persistedField("seen");

/** The absence of a returning player, until the summary is dismissed; null if none. */
export const awayAtom = atom<(Absence & { player: string }) | null>(null);
