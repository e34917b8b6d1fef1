/** The World Bank and the Exchange Bank (rules §15). */
import { z } from "zod";
import { amountSchema, resourceSchema, tradedAmountSchema } from "./primitives.ts";
import { newStatusAnswer } from "./units.ts";

export const bankInput = z.strictObject({
  action: z.enum(["deposit", "withdraw"]),
  resource: resourceSchema,
  amount: tradedAmountSchema,
});

export const bankAnswer = newStatusAnswer.extend({
  /** Balance afterward. */
  bankMetal: amountSchema,
  bankEnergy: amountSchema,
  /** Maximum of each resource that the account can hold. */
  cap: amountSchema,
  desc: z.string(),
});

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

export type BankInput = z.infer<typeof bankInput>;
export type ExchangeInput = z.infer<typeof exchangeInput>;
