/** Paying the rewards of goals (rules §2). */
import { type Amounts, addAmounts, NO_AMOUNTS } from "../resource.ts";
import type { Result } from "../result.ts";
import type { LedgerEntry, PlayerState } from "../state.ts";
import { write, writeAll } from "../writes.ts";
import { GOAL_REWARDS } from "./goal-rewards.ts";
import { type GoalFacts, type GoalId, reachedGoals } from "./goals.ts";

/** The deed of a paid goal: its ledger row counts like any other. */
export const paidDeed = (id: GoalId): string => `goal.${id}`;

export interface RewardFacts {
  facts: GoalFacts;
  /** The facts when goals began to pay; null for a player who had none then. */
  before: GoalFacts | null;
  /** Whether the player is labeled as a bot. */
  isBot: boolean;
}

/**
 * The goals whose reward is not paid yet, in order: each once in a season, and none that was
 * reached before goals paid. None for labeled bots. Those of a guest are paid when the guest
 * chooses a name.
 */
export function dueGoals({ facts, before, isBot }: RewardFacts): GoalId[] {
  if (isBot) return [];
  const tooEarly = before === null ? [] : reachedGoals(before);
  return reachedGoals(facts).filter(
    (id) => (facts.deeds[paidDeed(id)] ?? 0) === 0 && !tooEarly.includes(id),
  );
}

export interface PayGoalsState {
  player: Pick<PlayerState, "id" | "carried" | "isGuest">;
  due: readonly GoalId[];
}

export interface PayGoalsOutcome {
  goals: readonly GoalId[];
  /** All rewards together. */
  paid: Amounts;
}

export type PayGoalsRefusal = "GUEST_NOT_ALLOWED" | "NO_REWARDS_DUE";

/**
 * Pays the rewards of all goals that are due, with a ledger row for each. Rewards bring no referral
 * credit and do not raise the loot allowance. Refuses with `GUEST_NOT_ALLOWED` and
 * `NO_REWARDS_DUE`.
 */
export function payGoals({ player, due }: PayGoalsState): Result<PayGoalsOutcome, PayGoalsRefusal> {
  const { id: playerId, carried, isGuest } = player;
  if (isGuest) return { ok: false, code: "GUEST_NOT_ALLOWED" };
  if (due.length === 0) return { ok: false, code: "NO_REWARDS_DUE" };
  const paid = due.map((id) => GOAL_REWARDS[id]).reduce(addAmounts, NO_AMOUNTS);
  const rows = due.map((goal): LedgerEntry => {
    return { playerId, kind: "goal", ...GOAL_REWARDS[goal], detail: { goal } };
  });
  return {
    ok: true,
    changes: [
      write("player", { id: playerId, set: { carried: addAmounts(carried, paid) } }),
      ...writeAll("ledger", rows),
    ],
    outcome: { goals: due, paid },
  };
}
