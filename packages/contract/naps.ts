/** Non-aggression pacts (rules §19). */
import { z } from "zod";
import { inputError } from "./input-errors.ts";
import { amountSchema, idSchema, MAX_LOOKUP_LENGTH, timeSchema } from "./primitives.ts";

/** A pact from the point of view of one of its players. */
export const napSchema = z.object({
  /** The other player's id. */
  _id: idSchema,
  player: z.object({
    _id: idSchema,
    username: z.string(),
    baseName: z.string(),
    profilePicture: z.string(),
    /** Labeled as a bot. */
    isBot: z.boolean(),
    /** Both null if the base is off the map. */
    power: amountSchema.nullable(),
    rank: z.int().nullable(),
  }),
  /** `blocked` is the caller's own block; the other player's block is not revealed. */
  state: z.enum(["asked", "active", "rejected", "ended", "blocked"]),
  askedByMe: z.boolean(),
  blockedByMe: z.boolean(),
  /** When an ended or blocked pact stops applying; null when no notice is running. */
  endsAt: timeSchema.nullable(),
});

export const napsAnswer = z.object({ naps: z.array(napSchema) });

export const askNapInput = z.strictObject({
  username: z
    .string(inputError("playerMissing"))
    .trim()
    .min(1, inputError("playerMissing"))
    .max(MAX_LOOKUP_LENGTH),
});

export const changeNapInput = z.strictObject({
  /** The other player's id. */
  id: idSchema,
  state: z.enum(["active", "blocked", "rejected"]),
});

export const endNapInput = z.strictObject({ id: idSchema });

/** The pact between the two now, or null. */
export const napAnswer = z.object({ nap: napSchema.nullable() });

export type NapView = z.infer<typeof napSchema>;
export type NapAnswer = z.infer<typeof napAnswer>;
export type AskNapInput = z.infer<typeof askNapInput>;
export type ChangeNapInput = z.infer<typeof changeNapInput>;
export type EndNapInput = z.infer<typeof endNapInput>;
