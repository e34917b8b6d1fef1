/** Referred players and their credit (spec §3 Placeholder referral row, rules §4). */
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
  /** Set if the player is labeled as a bot. */
  isBot: z.literal(true).optional(),
  /** When they joined. */
  date: timeSchema,
  /** Credit paid so far. */
  resource: resourcesSchema,
  /** Credit waiting for a later day. */
  waiting: resourcesSchema,
});

export const referralsAnswer = z.object({
  referrals: z.array(referralSchema),
  total: amountSchema,
  /** The caller's referral link; null for guests. */
  link: z.string().nullable(),
});

export type ReferralsInput = z.infer<typeof referralsInput>;
export type ReferralsAnswer = z.infer<typeof referralsAnswer>;
