/** Referred players and what they brought in (spec §3 Placeholder referral row, rules §4). */
import { z } from "zod";
import { limitSchema, startSchema } from "./paging.ts";
import { amountSchema, idSchema, timeSchema } from "./primitives.ts";

export const referralsInput = z.strictObject({ start: startSchema, limit: limitSchema });

const resourcesSchema = z.object({ metal: amountSchema, energy: amountSchema });

export const referralSchema = z.object({
  /** The referred player's id. */
  _id: idSchema,
  /** Their username. */
  player: z.string(),
  /** Labeled as played by a program; left out of everybody else. */
  isBot: z.literal(true).optional(),
  /** When they joined. */
  date: timeSchema,
  /** Credit paid so far. */
  resource: resourcesSchema,
  /** Credit that waits for a later day. */
  waiting: resourcesSchema,
});

export const referralsAnswer = z.object({
  referrals: z.array(referralSchema),
  total: amountSchema,
  /** The caller's referral link; null for guests, who have none. */
  link: z.string().nullable(),
});

export type ReferralsInput = z.infer<typeof referralsInput>;
export type ReferralsAnswer = z.infer<typeof referralsAnswer>;
