/** Statistics of the world, also for visitors, and who may join it. */
import { SIGN_UPS } from "@emberlode/game";
import { z } from "zod";
import { amountSchema } from "./primitives.ts";

export const worldNumbersAnswer = z.object({
  /** Players with a base on the map. */
  players: amountSchema,
  /** Attacks on bases and factories since midnight UTC. */
  battlesToday: amountSchema,
  /** Players active in the last minutes. */
  online: amountSchema,
  /** Null while nobody has any power. */
  strongest: z.object({ username: z.string(), power: amountSchema }).nullable(),
});

export const signupsAnswer = z.object({ signups: z.enum(SIGN_UPS) });

export type WorldNumbers = z.infer<typeof worldNumbersAnswer>;
