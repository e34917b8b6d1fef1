import type { GoalId } from "@emberlode/game";
import { atom } from "jotai";
import { persistedField } from "../../lib/persisted.ts";

/** The reached goals that this browser has seen. */
export const storedGoalsAtom = persistedField("goals");

/** Goals just reached, shown and announced once; null if there are none. */
export const rewardAtom = atom<readonly GoalId[] | null>(null);
