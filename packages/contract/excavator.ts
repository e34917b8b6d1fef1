/** The Excavator Center (spec §3, §7, rules §5). */
import { EXCAVATOR_PARTS } from "@emberlode/game";
import { z } from "zod";
import { inputError } from "./input-errors.ts";
import { amountSchema, idSchema, rangeSchema, resourceSchema } from "./primitives.ts";
import { statusSchema } from "./status.ts";

/** One of the ten parts, by the id used in finds and offers. */
export const partInput = z.strictObject({ id: z.string().max(40) });

/** No kind of part can be installed more often. */
const MAX_PARTS = Math.max(...Object.values(EXCAVATOR_PARTS).map(({ limit }) => limit));

export const buyPartInput = partInput.extend({
  count: z
    .int(inputError("amountNotWhole"))
    .min(1, inputError("purchaseNone"))
    .max(MAX_PARTS, inputError("partsMany"))
    .default(1),
  /** Whether to install them too, in the same action. */
  install: z.boolean(inputError("notTrueOrFalse")).default(false),
});

const caps = { energyCap: rangeSchema, metalCap: rangeSchema };

export const excavatorAnswer = z.object({
  /** Minimum and maximum yield of one dig. */
  ...caps,
  items: z.array(
    z.object({
      _id: z.string(),
      /** The resource whose range it raises. */
      type: resourceSchema,
      title: z.string(),
      /** Number that the caller has installed. */
      count: amountSchema,
      price: amountSchema,
      paidIn: resourceSchema,
      /** Maximum number that can be installed. */
      limit: amountSchema,
      /** What one part adds to either end of the range. */
      minRaise: amountSchema,
      maxRaise: amountSchema,
      /** Only the caller, with the number held. */
      users: z.array(z.object({ user: idSchema, count: amountSchema })),
    }),
  ),
});

export const installPartAnswer = z.object({
  ...caps,
  /** Number installed now, and number still held. */
  count: amountSchema,
  remain: amountSchema,
});

export const buyPartAnswer = z.object({
  ...caps,
  newStatus: statusSchema,
  _id: z.string(),
  /** Number held now, and number installed. */
  count: amountSchema,
  installed: amountSchema,
});

export type ExcavatorAnswer = z.infer<typeof excavatorAnswer>;
export type BuyPartAnswer = z.infer<typeof buyPartAnswer>;
