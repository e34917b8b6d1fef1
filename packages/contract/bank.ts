/** The World Bank (rules §15). */
import { z } from "zod";
import { amountSchema, resourceSchema, tradedAmountSchema } from "./primitives.ts";
import { newStatusAnswer } from "./units.ts";

export const bankInput = z.strictObject({
  action: z.enum(["deposit", "withdraw"]),
  resource: resourceSchema,
  amount: tradedAmountSchema,
});

export const bankAnswer = newStatusAnswer.extend({
  /** Banked afterward. */
  bankMetal: amountSchema,
  bankEnergy: amountSchema,
  /** Most of each resource that the account holds. */
  cap: amountSchema,
  desc: z.string(),
});

export type BankInput = z.infer<typeof bankInput>;
