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

/** Counter of the provable roll, to make it again once the day's seed is told (rules §16). */
const rollSchema = amountSchema;

export const caveAnswer = z.object({
  type: z.union([z.enum(["lost", "trap", "metal", "energy"]), partIdSchema]),
  desc: z.string(),
  newStatus: statusSchema,
  /** Of a part: name with rarity, the rarity's colour, its id, and how many are held now. */
  title: z.string().optional(),
  color: z.string().optional(),
  _id: partIdSchema.optional(),
  count: amountSchema.optional(),
  /** What was found; in a trap what was lost of metal and energy together. */
  amount: amountSchema.optional(),
  roll: rollSchema,
});

export const forestAnswer = z.object({
  type: z.enum(["improb_drive", "prob_drive", "lotto", "map", "pikeman", "mines"]),
  /** How many; of a map 1, or 0 when there was none. */
  amount: amountSchema,
  newStatus: statusSchema,
  desc: z.string(),
  /** Of a lottery ticket: what it paid. */
  resource: resourceSchema.optional(),
  /** Of a map: where the building is and what it is. */
  x: coordinateSchema.optional(),
  y: coordinateSchema.optional(),
  landmark: z.enum(FIELD_TYPES).optional(),
  roll: rollSchema,
});

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
