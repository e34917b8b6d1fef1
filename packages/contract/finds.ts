/** Caves, forests, memorials and mirages (spec §7, rules §6-9). */
import { EXCAVATOR_PART_IDS, FIELD_TYPES, RELICS_PER_DAY } from "@emberlode/game";
import { z } from "zod";
import { amountSchema, placeSchema, positionSchema, resourceSchema } from "./primitives.ts";
import { statusSchema } from "./status.ts";

/** The field to explore, which must be the player's own. */
export const exploreInput = z.strictObject({ field: positionSchema });

/** No input: a mirage is explored where it is offered. */
export const mirageInput = z.strictObject({}).optional();

const partIdSchema = z.enum(EXCAVATOR_PART_IDS);

/** Counter of the provable roll, to verify it once the day's seed is published (rules §16). */
const rollSchema = amountSchema;

export const caveAnswer = z.object({
  type: z.union([z.enum(["lost", "trap", "metal", "energy"]), partIdSchema]),
  desc: z.string(),
  newStatus: statusSchema,
  /** For a part: its title with rarity, the rarity's color, its id, and the number now held. */
  title: z.string().optional(),
  color: z.string().optional(),
  _id: partIdSchema.optional(),
  count: amountSchema.optional(),
  /** Amount found, or for a trap the total lost of metal and energy. */
  amount: amountSchema.optional(),
  roll: rollSchema,
});

export const relicAnswer = z.object({
  type: z.enum(["metal", "energy", "part", "drives"]),
  desc: z.string(),
  /** Metal or energy found, else 0. */
  amount: amountSchema,
  part: partIdSchema.nullable(),
  /** Which of the day's three it is, and how many are left. */
  number: z.int().min(1).max(RELICS_PER_DAY),
  left: amountSchema,
  newStatus: statusSchema,
});

/** Today's relics of the player: the 9 x 9 area of each, by its northwest corner. */
export const relicsAnswer = z.object({
  relics: z.array(
    z.object({
      number: z.int().min(1).max(RELICS_PER_DAY),
      area: positionSchema,
      taken: z.boolean(),
      /** Where it was, once taken; before that, only while the player is at most one step away. */
      cell: positionSchema.nullable(),
    }),
  ),
});

const searchFields = { newStatus: statusSchema, desc: z.string(), roll: rollSchema };

/** Pikemen who joined, or mines or drives found, with their number. */
const joinedSchema = z.object({
  type: z.enum(["pikeman", "mines", "prob_drive", "improb_drive"]),
  amount: amountSchema,
  ...searchFields,
});
/** A lottery prize. */
const lottoSchema = z.object({
  type: z.literal("lotto"),
  amount: amountSchema,
  resource: resourceSchema,
  ...searchFields,
});
/** Position and type of a building; none if all are known. */
const mapSchema = z.discriminatedUnion("amount", [
  z.object({
    type: z.literal("map"),
    amount: z.literal(1),
    ...placeSchema.shape,
    landmark: z.enum(FIELD_TYPES),
    ...searchFields,
  }),
  z.object({ type: z.literal("map"), amount: z.literal(0), ...searchFields }),
]);

const FIND_SCHEMAS = [joinedSchema, lottoSchema, mapSchema] as const;

export const forestAnswer = z.discriminatedUnion("type", [
  ...FIND_SCHEMAS,
  /** Only fatigue leads to this. */
  z.object({ type: z.literal("nothing"), ...searchFields }),
]);

/** The REST form, whose documented types have no `nothing`. */
export const documentedForestAnswer = z.discriminatedUnion("type", FIND_SCHEMAS);

/** For REST, finding nothing is a map without a location. */
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

export type RelicsAnswer = z.infer<typeof relicsAnswer>;
export type RelicAnswer = z.infer<typeof relicAnswer>;
export type CaveAnswer = z.infer<typeof caveAnswer>;
export type ForestAnswer = z.infer<typeof forestAnswer>;
export type MemorialAnswer = z.infer<typeof memorialAnswer>;
export type MirageAnswer = z.infer<typeof mirageAnswer>;
