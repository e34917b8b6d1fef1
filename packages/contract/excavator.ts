/** The Excavator Center (spec §3, §7, rules §5). */
import { z } from "zod";
import { amountSchema, idSchema, rangeSchema, resourceSchema } from "./primitives.ts";
import { statusSchema } from "./status.ts";

/** One of the ten parts, by the id used in finds and offers. */
export const partInput = z.strictObject({ id: z.string().max(40) });

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
  newStatus: statusSchema,
  _id: z.string(),
  count: amountSchema,
});

export type ExcavatorAnswer = z.infer<typeof excavatorAnswer>;
export type BuyPartAnswer = z.infer<typeof buyPartAnswer>;
