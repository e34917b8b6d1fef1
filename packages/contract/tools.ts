/** Tools: what is held, and using one (spec §5, §7, rules §14). */
import { DIRECTION_IDS, TOOL_IDS } from "@emberlode/game";
import { z } from "zod";
import { explosionSchema, fieldTypeSchema } from "./fields.ts";
import { fault } from "./input-faults.ts";
import { amountSchema, coordinateSchema, timeSchema } from "./primitives.ts";
import { statusSchema } from "./status.ts";

const toolIdSchema = z.enum(TOOL_IDS);

const heldToolSchema = z.object({
  tool: toolIdSchema,
  count: amountSchema,
  /** GPS: when it is ready again, while it rests. */
  readyAt: timeSchema.optional(),
});

export const toolsAnswer = z.object({ tools: z.array(heldToolSchema) });

/** Longest name of a plot or player that is looked up at all. */
const MAX_NAME = 64;

export const useToolInput = z.strictObject({
  tool: toolIdSchema,
  /** The new total: what is held less what the use costs. Of the GPS, which is kept, its level. */
  count: amountSchema,
  /** Mines: how many to lay; left out, the difference that `count` names. */
  n: z.int().min(1, fault("minesNone")).max(1_000_000, fault("minesMany")).optional(),
  /** Base Locator: whose base; left out, the nearest. */
  username: z
    .string()
    .min(1, fault("somebodyMissing"))
    .max(MAX_NAME, fault("somebodyLong"))
    .optional(),
  /** Probability Drive: the kind of field to jump to. */
  type: fieldTypeSchema.optional(),
  /** GPS: the id of one's own plot to travel to. */
  plot: z.string().min(1, fault("plotMissing")).max(MAX_NAME, fault("idStrange")).optional(),
});

/** What every tool answers: how many are held now, what happened, and the player after it. */
const used = { count: amountSchema, desc: z.string(), newStatus: statusSchema };
const place = { x: coordinateSchema, y: coordinateSchema };
/** Where something is: steps to it, and which way. */
const found = { ...place, distance: amountSchema, direction: z.enum(DIRECTION_IDS) };
/** Where the player landed, and the mine that went off there, if one did. */
const landing = { ...place, explosion: explosionSchema.optional() };

export const useToolAnswer = z.discriminatedUnion("tool", [
  z.object({
    tool: z.literal("mines"),
    ...used,
    /** Mines laid, and until when they lie there. */
    laid: amountSchema,
    until: timeSchema,
  }),
  z.object({
    tool: z.literal("mdn"),
    ...used,
    /** Mines cleared, and how many of them are kept. */
    cleared: amountSchema,
    kept: amountSchema,
  }),
  z.object({ tool: z.literal("base_locator"), ...used, ...found, name: z.string() }),
  z.object({
    tool: z.literal("army_locator"),
    ...used,
    ...found,
    /** Whose base it is, and the strength of its defense. */
    name: z.string(),
    defense: amountSchema,
  }),
  z.object({
    tool: z.literal("flag_locator"),
    ...used,
    ...found,
    /** Whether nobody holds the factory. */
    free: z.boolean(),
  }),
  /** Where the base stands now. */
  z.object({ tool: z.literal("base_mover"), ...used, ...place }),
  z.object({
    tool: z.literal("prob_drive"),
    ...used,
    ...landing,
    /** The kind of field that was asked for. */
    type: fieldTypeSchema,
  }),
  z.object({
    tool: z.literal("improb_drive"),
    ...used,
    ...landing,
    /** The unlikely thing that happened, if one did. */
    happening: z.enum(["mirage", "part", "pikemen", "candles"]).optional(),
  }),
  z.object({
    tool: z.literal("gps"),
    ...used,
    ...landing,
    /** When it is ready again. */
    readyAt: timeSchema,
  }),
]);

export type UseToolInput = z.infer<typeof useToolInput>;
export type UseToolAnswer = z.infer<typeof useToolAnswer>;
