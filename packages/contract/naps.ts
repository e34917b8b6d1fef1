/** Non-aggression pacts (rules §19). */
import { z } from "zod";
import { fault } from "./input-faults.ts";
import { amountSchema, idSchema, timeSchema } from "./primitives.ts";

/** A pact as one of its two players sees it. */
export const napSchema = z.object({
  /** The other player's id. */
  _id: idSchema,
  player: z.object({
    _id: idSchema,
    username: z.string(),
    baseName: z.string(),
    profilePicture: z.string(),
    /** Labeled as played by a program. */
    isBot: z.boolean(),
    /** Both null for one whose base is off the map. */
    power: amountSchema.nullable(),
    rank: z.int().nullable(),
  }),
  /** `blocked` is the caller's own block; what the other one blocked is not told. */
  state: z.enum(["asked", "active", "rejected", "ended", "blocked"]),
  askedByMe: z.boolean(),
  blockedByMe: z.boolean(),
  /** Until when a pact that was ended or blocked still stands; null when no notice runs. */
  endsAt: timeSchema.nullable(),
});

export const napsAnswer = z.object({ naps: z.array(napSchema) });

export const askNapInput = z.strictObject({
  username: z.string(fault("playerMissing")).trim().min(1, fault("playerMissing")).max(64),
});

export const changeNapInput = z.strictObject({
  /** The other player's id. */
  id: idSchema,
  state: z.enum(["active", "blocked", "rejected"]),
});

export const endNapInput = z.strictObject({ id: idSchema });

/** What there is between the two now; null for nothing. */
export const napAnswer = z.object({ nap: napSchema.nullable() });

export type NapView = z.infer<typeof napSchema>;
export type NapAnswer = z.infer<typeof napAnswer>;
export type AskNapInput = z.infer<typeof askNapInput>;
export type ChangeNapInput = z.infer<typeof changeNapInput>;
export type EndNapInput = z.infer<typeof endNapInput>;
