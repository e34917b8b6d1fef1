/** What is found on the way: caves, forests, memorials, mirages (spec §7, rules §6-9). */
import { EXCAVATOR_PART_IDS, FIELD_TYPES } from "@emberlode/game";
import { z } from "zod";
import { amountSchema, coordinateSchema, positionSchema, resourceSchema } from "./primitives.ts";
import { statusSchema } from "./status.ts";

/** The field to explore: where the player stands. */
export const exploreInput = z.strictObject({ field: positionSchema });

/** A mirage is explored where it is offered; nothing needs to be said about it. */
export const mirageInput = z.strictObject({}).optional();

const partIdSchema = z.enum(EXCAVATOR_PART_IDS);

/** Counter of the provable roll, to recompute it once the day's seed is published (rules §16). */
const rollSchema = amountSchema;

export const caveAnswer = z.object({
  type: z.union([z.enum(["lost", "trap", "metal", "energy"]), partIdSchema]),
  desc: z.string(),
  newStatus: statusSchema,
  /** Of a part: name with rarity, the rarity's color, its id, and how many are held now. */
  title: z.string().optional(),
  color: z.string().optional(),
  _id: partIdSchema.optional(),
  count: amountSchema.optional(),
  /** What was found; in a trap what was lost of metal and energy together. */
  amount: amountSchema.optional(),
  roll: rollSchema,
});

const searched = { newStatus: statusSchema, desc: z.string(), roll: rollSchema };

/** Pikemen who joined, mines or drives that are held now, and how many. */
const joinedSchema = z.object({
  type: z.enum(["pikeman", "mines", "prob_drive", "improb_drive"]),
  amount: amountSchema,
  ...searched,
});
/** What a lottery ticket paid. */
const lottoSchema = z.object({
  type: z.literal("lotto"),
  amount: amountSchema,
  resource: resourceSchema,
  ...searched,
});
/** Where a building is and what it is; none where every one is known. */
const mapSchema = z.discriminatedUnion("amount", [
  z.object({
    type: z.literal("map"),
    amount: z.literal(1),
    x: coordinateSchema,
    y: coordinateSchema,
    landmark: z.enum(FIELD_TYPES),
    ...searched,
  }),
  z.object({ type: z.literal("map"), amount: z.literal(0), ...searched }),
]);

const SOMETHING = [joinedSchema, lottoSchema, mapSchema] as const;

export const forestAnswer = z.discriminatedUnion("type", [
  ...SOMETHING,
  /** The tired miss what they might have found. */
  z.object({ type: z.literal("nothing"), ...searched }),
]);

/** The same as REST tells it, whose types know no empty hands. */
export const documentedForestAnswer = z.discriminatedUnion("type", SOMETHING);

/** For REST: nothing is a map that leads nowhere. */
export function toDocumentedForest(answer: ForestAnswer): z.infer<typeof documentedForestAnswer> {
  return answer.type === "nothing" ? { ...answer, type: "map", amount: 0 } : answer;
}

export const memorialAnswer = z.object({
  /** Candles held now. */
  candle: amountSchema,
  desc: z.string(),
});

export const mirageAnswer = z.object({
  type: resourceSchema,
  amount: amountSchema,
  desc: z.string(),
  roll: rollSchema,
});

export type CaveAnswer = z.infer<typeof caveAnswer>;
export type ForestAnswer = z.infer<typeof forestAnswer>;
export type MemorialAnswer = z.infer<typeof memorialAnswer>;
export type MirageAnswer = z.infer<typeof mirageAnswer>;
