/** The Black Market (rules §15). */
import { z } from "zod";
import { inputError } from "./input-errors.ts";
import { amountSchema, resourceSchema } from "./primitives.ts";
import { newStatusAnswer } from "./units.ts";

export const marketOfferSchema = z.object({
  _id: z.string(),
  kind: z.enum(["tool", "part"]),
  /** Id of the tool or part. */
  item: z.string(),
  title: z.string(),
  /** Price per piece. */
  price: amountSchema,
  paidIn: resourceSchema,
  /** The caller's total stock today; without a key, that of a level 1 key. */
  stock: amountSchema,
  /** Number that the caller can still buy today. */
  left: amountSchema,
  /** Number that the caller can still own (parts: the installation limit); null for no limit. */
  room: amountSchema.nullable(),
});

export const offersAnswer = z.object({
  /** The UTC day of the offers, such as `2026-05-20`. */
  day: z.string(),
  offers: z.array(marketOfferSchema),
});

export const buyOfferInput = z.strictObject({
  /** The `_id` of one of today's offers. */
  offer: z
    .string(inputError("offerMissing"))
    .min(1, inputError("offerMissing"))
    .max(32, inputError("offerUnknown")),
  count: z
    .int(inputError("goodsNotWhole"))
    .min(1, inputError("purchaseNone"))
    .max(1_000_000, inputError("purchaseMany")),
});

export const buyOfferAnswer = newStatusAnswer.extend({
  offer: z.string(),
  /** Number that the player holds now. */
  held: amountSchema,
  /** Number that the player can still buy today. */
  left: amountSchema,
  desc: z.string(),
});

export type MarketOfferView = z.infer<typeof marketOfferSchema>;
export type OffersAnswer = z.infer<typeof offersAnswer>;
