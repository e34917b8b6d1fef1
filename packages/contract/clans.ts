/** The clans table (spec §3 Sample clan, rules §19). */
import { z } from "zod";
import { amountSchema } from "./primitives.ts";

export const clanSchema = z.object({
  rank: z.int(),
  /** Path of a picture. */
  avatar: z.string(),
  name: z.string(),
  leader: z.string(),
  power: amountSchema,
  members: z.int().nullable(),
  /** Sample values, as are `pending` and `tax`: their meaning is not specified. */
  active: z.boolean(),
  pending: z.boolean(),
  tax: z.int().nullable(),
});

export const clansAnswer = z.object({ clans: z.array(clanSchema) });

export type Clan = z.infer<typeof clanSchema>;
