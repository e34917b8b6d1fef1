/** The Exchange Bank (rules §15). */
import { z } from "zod";
import { amountSchema, resourceSchema, tradedAmountSchema } from "./primitives.ts";
import { newStatusAnswer } from "./units.ts";

export const exchangeInput = z.strictObject({
  /** The resource paid in. The other one is paid out. */
  from: resourceSchema,
  amount: tradedAmountSchema,
});

export const exchangeAnswer = newStatusAnswer.extend({
  received: amountSchema,
  /** The fee, which is destroyed. */
  fee: amountSchema,
  desc: z.string(),
});

export type ExchangeInput = z.infer<typeof exchangeInput>;
