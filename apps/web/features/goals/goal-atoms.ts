import type { GoalId } from "@emberlode/game";
import { atom } from "jotai";
import { persistedPart } from "../../lib/persisted.ts";

/** Reached goals, as seen by this browser. */
export const keptGoalsAtom = persistedPart("goals");

/** Goals reached just now, shown and announced once; null otherwise. */
export const rewardAtom = atom<readonly GoalId[] | null>(null);
