import type { GoalId } from "@emberlode/game";
import { atom } from "jotai";
import { persistedPart } from "../../../lib/persisted.ts";

/** Goals that this browser saw reached. */
export const keptGoalsAtom = persistedPart("goals");

/** Goals reached just now, shown and said once; null otherwise. */
export const rewardAtom = atom<readonly GoalId[] | null>(null);
