/** Fields: moving, looking, digging, the explored map (spec §3 Field, rules §3 and §4). */
import { DIG_EFFORTS, FACTORY_CLASS_IDS, FIELD_TYPES } from "@emberlode/game";
import { z } from "zod";
import {
  amountSchema,
  idSchema,
  placeSchema,
  positionSchema,
  resourceSchema,
  tenCountsSchema,
  timeSchema,
} from "./primitives.ts";
import { versionSchema } from "./status.ts";

export const fieldTypeSchema = z.enum(FIELD_TYPES);

/** The owner of the base or factory on a field. */
export const fieldUserSchema = z.object({
  _id: idSchema,
  username: z.string(),
  baseName: z.string(),
  quote: z.string(),
  profilePicture: z.string(),
  /** Set if the player is labeled as a bot. */
  isBot: z.literal(true).optional(),
});

export const amountsSchema = z.object({ metal: amountSchema, energy: amountSchema });

/** Carried metal and energy that a mine destroyed. */
export const explosionSchema = amountsSchema.extend({});

/** What everyone may know about a factory field (rules §13). */
export const siteSchema = z.object({
  class: z.enum(FACTORY_CLASS_IDS),
  /** Works have a name; null for other factories. */
  name: z.string().nullable(),
});

/** What a Slot Scouter shows of a factory before the fight (rules §14). */
export const scoutSchema = z.object({
  slots: amountSchema,
  /** What is in its store now; nothing in a free factory. */
  store: amountsSchema,
  guard: z.object({
    /** The garrison's units against the calling player. */
    units: tenCountsSchema,
    /** Whether these are the owner's units instead of neutral Walls. */
    ofOwner: z.boolean(),
  }),
});

export const fieldSchema = z.object({
  _id: idSchema,
  ...placeSchema.shape,
  type: fieldTypeSchema,
  user: fieldUserSchema.optional(),
  /** The base or factory, if owned. `slots` only for one's own or a scouted factory. */
  factory: z
    .object({ _id: idSchema, lvl: z.int(), slots: z.int().optional(), rank: z.int().optional() })
    .optional(),
  /** Rank of a base's owner. */
  rank: z.int().optional(),
  /** Set for every factory field, owned or free. */
  site: siteSchema.optional(),
  /** Until when nobody can capture the factory, after a capture or a plunder (rules §13). */
  safeUntil: timeSchema.optional(),
  desc: z.string(),
  /** Until when the field is spent for the calling player. */
  spentUntil: timeSchema.optional(),
  /** The field has a known vein that the calling player has not dug today (rules §4). */
  vein: z.literal(true).optional(),
  /**
   * The calling player's relic of today, one step away at most (rules §9). Set for the player's own
   * field.
   */
  relic: placeSchema.optional(),
  /** Another player's or a free factory within range of the calling player's Slot Scouter. */
  scout: scoutSchema.optional(),
  /** Version of the calling player's status after a step. */
  version: versionSchema.optional(),
  /** Set if a mine exploded under the player on this step. */
  explosion: explosionSchema.optional(),
});

/** The player's position, if the requested field was out of reach (rules §3). */
const ownPositionSchema = placeSchema;

export const moveInput = positionSchema;
export const moveAnswer = z.union([fieldSchema, ownPositionSchema]);

export const lookInput = positionSchema;

/** Number of the day's digs that one call can use (rules §4). */
const effortSchema = z.literal(DIG_EFFORTS);

export const gatherInput = z.strictObject({
  type: resourceSchema,
  field: positionSchema,
  effort: effortSchema.default(1),
});

export const gatherAnswer = z.object({
  gathered: amountSchema,
  effort: effortSchema,
  /** Whether a vein doubled the yield. */
  vein: z.boolean(),
  /** Veins dug today, this one included. */
  veins: amountSchema,
  /** Totals after the dig. */
  metal: amountSchema,
  energy: amountSchema,
  spentUntil: timeSchema,
  /** Digs used today, including this call's. */
  digs: amountSchema,
  /** Version of the player's status after the dig. */
  version: versionSchema,
});

/** The explored map: 50 strings of 50 characters, one per cell, row 1 first. */
export const viewAnswer = z.object({
  /** Letters of `MAP_LETTERS`; a space is unexplored. */
  rows: z.array(z.string().length(50)).length(50),
  /** The player's own base, even before it is on the map. */
  base: positionSchema,
  /** The player's own rank, which decides the picture of their base; null in older answers. */
  rank: z.int().nullable().default(null),
  /** Bases of others on explored cells. */
  bases: z.array(
    placeSchema.extend({
      username: z.string(),
      /** Whether the player is labeled as a bot. */
      isBot: z.boolean(),
      rank: z.int().nullable(),
    }),
  ),
  /** The player's own factories, base excluded. */
  factories: z.array(positionSchema),
  /** A letter of `CLASS_LETTERS` for each factory in `rows`, row by row from the north-west. */
  classes: z.string(),
  /** The explored works. */
  works: z.array(
    placeSchema.extend({
      name: z.string(),
      /** Username of the owner; null if free. */
      owner: z.string().nullable(),
      isBot: z.boolean(),
    }),
  ),
  /** Other factories on explored cells that belong to other players; empty in older answers. */
  held: z
    .array(
      placeSchema.extend({
        username: z.string(),
        /** Whether the player is labeled as a bot. */
        isBot: z.boolean(),
      }),
    )
    .default([]),
  /** Fields with mines of the player's, and when the last one expires; empty in older answers. */
  mines: z
    .array(
      placeSchema.extend({
        count: z.int().min(1),
        until: timeSchema,
      }),
    )
    .default([]),
  /** Veins that the player knows of today and has not dug (rules §4). */
  veins: z.array(positionSchema),
  /** Fields that are spent for the player, and until when. */
  resting: z.array(placeSchema.extend({ until: timeSchema })),
});

export type Field = z.infer<typeof fieldSchema>;
export type Site = z.infer<typeof siteSchema>;
export type Scout = z.infer<typeof scoutSchema>;
export type Explosion = z.infer<typeof explosionSchema>;
export type MoveAnswer = z.infer<typeof moveAnswer>;
export type GatherInput = z.infer<typeof gatherInput>;
export type GatherAnswer = z.infer<typeof gatherAnswer>;
export type ViewAnswer = z.infer<typeof viewAnswer>;
