import { persistedField } from "../../lib/persisted.ts";
import { playerAtom } from "../../lib/player-atom.ts";
import type { HintId } from "./hints.ts";

/** The explanations that this browser has shown to a player. */
export const storedHintsAtom = persistedField("hints");

/** The explanation to show, until it is dismissed; null for none. */
export const hintAtom = playerAtom<HintId | null>(null);
