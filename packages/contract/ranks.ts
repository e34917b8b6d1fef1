/** The table of the strongest (rules §17). */
import { z } from "zod";
import { limitSchema, startSchema } from "./paging.ts";
import { amountSchema, idSchema } from "./primitives.ts";

export const ranksInput = z.strictObject({
  start: startSchema,
  limit: limitSchema,
  /** Part of a username or base name, whatever its case. */
  search: z.string("Search for a text.").trim().max(64, "Search for a shorter text.").default(""),
});

export const rankSchema = z.object({
  rank: z.int().min(1),
  _id: idSchema,
  username: z.string(),
  baseName: z.string(),
  profilePicture: z.string(),
  /** Total power, halved when attack and defence are uneven. */
  power: amountSchema,
});

/** `total` counts what was found among the first 500. */
export const ranksAnswer = z.object({ ranks: z.array(rankSchema), total: amountSchema });

export type RanksInput = z.infer<typeof ranksInput>;
export type RanksAnswer = z.infer<typeof ranksAnswer>;
