/** What a player did so far, counted: goals and badges are read off it (rules §2). */
import { z } from "zod";
import { amountSchema } from "./primitives.ts";

export const progressAnswer = z.object({
  /**
   * How often by name: the kind of a line of the log (`cave`), a kind and what it was about
   * (`tool.mines`, `bank.deposit`, `dig.20` for an effort, `upgrade-base.5`), `dig.vein`, `attack.won`
   * and `capture.won` for a victory, `chat` for a message. Of units bought it counts the units.
   */
  deeds: z.record(z.string(), amountSchema),
  /** Plots marked now. */
  plots: amountSchema,
  /** Rank now; null for a player off the map or without power. */
  rank: z.int().min(1).nullable(),
  /** Best rank now or on record. Hours are on record for 90 days, so it may get worse; the first hour among the best hundred stays permanently. */
  bestRank: z.int().min(1).nullable(),
});

export type ProgressAnswer = z.infer<typeof progressAnswer>;
