import type { Amounts, GoalId } from "@emberlode/game";
import { playerAtom } from "../../lib/player-atom.ts";

/** Goals just reached, shown and announced once, or null. */
export const newGoalsAtom = playerAtom<readonly GoalId[] | null>(null);

/** The open goal whose button the player pressed last; null if none. */
export const followedGoalAtom = playerAtom<GoalId | null>(null);

/** Rewards just paid, all together, shown and announced once, or null. */
export const paidRewardsAtom = playerAtom<Amounts | null>(null);
