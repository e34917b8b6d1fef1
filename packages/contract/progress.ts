/**
 * Counters of a player's actions, from which goals and badges are derived, and rewards (rules §2).
 */
import { GOAL_IDS } from "@emberlode/game";
import { z } from "zod";
import { amountSchema } from "./primitives.ts";
import { statusSchema } from "./status.ts";

const goalSchema = z.enum(GOAL_IDS);

export const progressAnswer = z.object({
  /**
   * Counts by name: the kind of a ledger row (`cave`), a kind and its subject (`tool.mines`,
   * `bank.deposit`, `dig.20` for an effort, `upgrade-base.5`), `dig.vein`, `attack.won` and
   * `capture.won` for a victory, `capture.medium` for one over a factory of that class, `chat` for
   * a message, `garrison` for a divided one, `goal.dig` for a paid reward. Purchases of units count
   * units.
   */
  deeds: z.record(z.string(), amountSchema),
  /** Plots currently marked. */
  plots: amountSchema,
  /** Current rank; null for a player off the map or without power. */
  rank: z.int().min(1).nullable(),
  /** Best rank now or on record: 90 days of hours, plus the first hour among the best hundred. */
  bestRank: z.int().min(1).nullable(),
  /** Goals whose reward is not paid yet; for a guest, once a name is chosen. */
  due: z.array(goalSchema),
});

/** What was paid: by goal, and together. */
export const claimGoalsAnswer = z.object({
  desc: z.string(),
  goals: z.array(z.object({ goal: goalSchema, metal: amountSchema, energy: amountSchema })),
  metal: amountSchema,
  energy: amountSchema,
  newStatus: statusSchema,
});

export type ProgressAnswer = z.infer<typeof progressAnswer>;
export type ClaimGoalsAnswer = z.infer<typeof claimGoalsAnswer>;
