import { atom } from "jotai";
import type { Absence } from "./away-lines.ts";

/** The absence of a returning player, until the summary is dismissed; null if none. */
export const awayAtom = atom<(Absence & { player: string }) | null>(null);
