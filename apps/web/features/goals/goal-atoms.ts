import type { Amounts, GoalId } from "@emberlode/game";
import { persistedField } from "../../lib/persisted.ts";
import { playerAtom } from "../../lib/player-atom.ts";

/** The reached goals that this browser has seen. */
export const storedGoalsAtom = persistedField("goals");

/** Goals just reached, shown and announced once, or null. */
export const newGoalsAtom = playerAtom<readonly GoalId[] | null>(null);

/** The open goal whose button the player pressed last; null if none. */
export const followedGoalAtom = playerAtom<GoalId | null>(null);

/** Rewards just paid, all together, shown and announced once, or null. */
export const paidRewardsAtom = playerAtom<Amounts | null>(null);
