/** The Exchange Bank (rules §15). */
import { z } from "zod";
import { amountSchema, resourceSchema, tradedAmountSchema } from "./primitives.ts";
import { newStatusAnswer } from "./units.ts";

export const exchangeInput = z.strictObject({
  /** The resource given; the other one is received. */
  from: resourceSchema,
  amount: tradedAmountSchema,
});

export const exchangeAnswer = newStatusAnswer.extend({
  received: amountSchema,
  /** What the counter kept; it is destroyed. */
  fee: amountSchema,
  desc: z.string(),
});

export type ExchangeInput = z.infer<typeof exchangeInput>;
