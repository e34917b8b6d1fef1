/** The world in numbers, for visitors too. */
import { z } from "zod";
import { amountSchema } from "./primitives.ts";

export const worldNumbersAnswer = z.object({
  /** Players whose base stands. */
  players: amountSchema,
  /** Attacks on bases and factories since midnight UTC. */
  battlesToday: amountSchema,
  /** Players whose session was used in the last minutes. */
  online: amountSchema,
  /** Null while nobody has any power. */
  strongest: z.object({ username: z.string(), power: amountSchema }).nullable(),
});

export type WorldNumbers = z.infer<typeof worldNumbersAnswer>;
