/** The World Casino (rules §15, §16). */
import { CASINO_GAMES } from "@emberlode/game";
import { z } from "zod";
import { inputError } from "./input-errors.ts";
import { amountSchema, resourceSchema, tradedAmountSchema } from "./primitives.ts";
import { newStatusAnswer } from "./units.ts";

export const casinoInput = z.strictObject({
  game: z.enum(CASINO_GAMES),
  resource: resourceSchema,
  stake: tradedAmountSchema,
  /** Coin: 0 heads, 1 tails. Dice: 1..6. Omitted for the wheel. */
  choice: z
    .int(inputError("resultUnknown"))
    .min(0, inputError("resultUnknown"))
    .max(6, inputError("resultUnknown"))
    .optional(),
});

/** The caller's betting limits today. */
export const casinoLimitsSchema = z.object({
  /** Level of the caller's Casino Key, 0 without one. */
  level: z.int(),
  stakesLeft: amountSchema,
  minStake: amountSchema,
  /** For the caller's key; without one, for a key of level 1. */
  maxStake: amountSchema,
});

export const casinoAnswer = newStatusAnswer.extend({
  /** Coin 0..1, dice 1..6, wheel the sector 0..49. */
  result: z.int(),
  /** Amount paid out, including the stake; 0 for a loss. */
  payout: amountSchema,
  /** Counter of the provable roll, to verify it once the day's seed is published. */
  roll: amountSchema,
  stakesLeft: amountSchema,
  desc: z.string(),
});

export type CasinoLimits = z.infer<typeof casinoLimitsSchema>;
export type CasinoAnswer = z.infer<typeof casinoAnswer>;
export type CasinoInput = z.infer<typeof casinoInput>;
