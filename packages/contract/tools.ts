/** Tools: counts, use and research (spec §5, §7, rules §14). */
import { DIRECTION_IDS, MAX_RESEARCH_LEVEL, TOOL_IDS } from "@emberlode/game";
import { z } from "zod";
import { explosionSchema, fieldTypeSchema } from "./fields.ts";
import { inputError } from "./input-errors.ts";
import { amountSchema, placeSchema, timeSchema } from "./primitives.ts";
import { statusSchema } from "./status.ts";

const toolIdSchema = z.enum(TOOL_IDS);

const heldToolSchema = z.object({
  tool: toolIdSchema,
  count: amountSchema,
  /** GPS: when it is ready again, if it is not. */
  readyAt: timeSchema.optional(),
});

export const toolsAnswer = z.object({ tools: z.array(heldToolSchema) });

/** Maximum length of a plot id or username to look up. */
const MAX_NAME = 64;

export const useToolInput = z.strictObject({
  tool: toolIdSchema,
  /** The new total: the current count less the cost of the use. For the GPS, its level. */
  count: amountSchema,
  /** Mines: how many to lay. Defaults to the difference implied by `count`. */
  n: z.int().min(1, inputError("minesNone")).max(1_000_000, inputError("minesMany")).optional(),
  /** Base Locator: the owner. Defaults to the nearest base. */
  username: z
    .string()
    .min(1, inputError("ownerNameMissing"))
    .max(MAX_NAME, inputError("ownerNameLong"))
    .optional(),
  /** Probability Drive: the field type to jump to. */
  type: fieldTypeSchema.optional(),
  /** GPS: the id of the player's plot to travel to. */
  plot: z
    .string()
    .min(1, inputError("plotMissing"))
    .max(MAX_NAME, inputError("idInvalid"))
    .optional(),
});

/** Common to all tools: the new count, what happened, and the player's new status. */
const used = { count: amountSchema, desc: z.string(), newStatus: statusSchema };
/** Position, distance in steps, and direction. */
const found = { ...placeSchema.shape, distance: amountSchema, direction: z.enum(DIRECTION_IDS) };
/** Where the player landed, and the explosion of a mine there, if any. */
const landing = { ...placeSchema.shape, explosion: explosionSchema.optional() };

export const useToolAnswer = z.discriminatedUnion("tool", [
  z.object({
    tool: z.literal("mines"),
    ...used,
    /** Number of mines laid, and when they expire. */
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
    /** The base's owner, and their defense strength. */
    name: z.string(),
    defense: amountSchema,
  }),
  z.object({
    tool: z.literal("flag_locator"),
    ...used,
    ...found,
    /** Whether the factory is free. */
    free: z.boolean(),
  }),
  /** The new position of the base. */
  z.object({ tool: z.literal("base_mover"), ...used, ...placeSchema.shape }),
  z.object({
    tool: z.literal("prob_drive"),
    ...used,
    ...landing,
    /** The requested field type. */
    type: fieldTypeSchema,
  }),
  z.object({
    tool: z.literal("improb_drive"),
    ...used,
    ...landing,
    /** The unlikely event, if one happened. */
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

const levelSchema = z.int().min(0).max(MAX_RESEARCH_LEVEL);

const researchSchema = z.object({ research: toolIdSchema, level: levelSchema });
export const researchesAnswer = z.object({ researches: z.array(researchSchema) });

export const raiseResearchInput = z.strictObject({
  research: toolIdSchema,
  /** Optional check: must be the current level + 1. */
  level: levelSchema.optional(),
});
export const raiseResearchAnswer = z.object({ status: statusSchema, research: researchSchema });

export type UseToolInput = z.infer<typeof useToolInput>;
export type UseToolAnswer = z.infer<typeof useToolAnswer>;
