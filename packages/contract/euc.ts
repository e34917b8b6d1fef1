/** The Excavator Center (spec §3, §7, rules §5). */
import { z } from "zod";
import { amountSchema, idSchema, rangeSchema, resourceSchema } from "./primitives.ts";
import { statusSchema } from "./status.ts";

/** One of the ten parts, by the id that finds and offers name it by. */
export const partInput = z.strictObject({ id: z.string().max(40) });

const caps = { energyCap: rangeSchema, metalCap: rangeSchema };

export const excavatorAnswer = z.object({
  /** What one dig yields at least and at most. */
  ...caps,
  items: z.array(
    z.object({
      _id: z.string(),
      /** The resource whose range it raises. */
      type: resourceSchema,
      title: z.string(),
      /** How many the caller has installed. */
      count: amountSchema,
      price: amountSchema,
      paidIn: resourceSchema,
      /** How many can be installed. */
      limit: amountSchema,
      /** What one part adds to either end of the range. */
      minRaise: amountSchema,
      maxRaise: amountSchema,
      /** The caller alone, and how many the caller holds. */
      users: z.array(z.object({ user: idSchema, count: amountSchema })),
    }),
  ),
});

export const installPartAnswer = z.object({
  ...caps,
  /** Installed now, and still held. */
  count: amountSchema,
  remain: amountSchema,
});

export const buyPartAnswer = z.object({
  newStatus: statusSchema,
  _id: z.string(),
  /** Held now. */
  count: amountSchema,
});

export type ExcavatorAnswer = z.infer<typeof excavatorAnswer>;
export type BuyPartAnswer = z.infer<typeof buyPartAnswer>;
