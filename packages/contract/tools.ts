/** Tools: what is held, and using one (spec §5, §7, rules §14). */
import { DIRECTION_IDS, TOOL_IDS } from "@emberlode/game";
import { z } from "zod";
import { explosionSchema, fieldTypeSchema } from "./fields.ts";
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
  n: z.int().min(1, "Lay at least one.").max(1_000_000, "Lay fewer at once.").optional(),
  /** Base Locator: whose base; left out, the nearest. */
  username: z.string().min(1, "Name somebody.").max(MAX_NAME, "No name is that long.").optional(),
  /** Probability Drive: the kind of field to jump to. */
  type: fieldTypeSchema.optional(),
  /** GPS: the id of one's own plot to travel to. */
  plot: z.string().min(1, "Name a plot.").max(MAX_NAME, "That id does not look right.").optional(),
});

export const useToolAnswer = z.object({
  tool: toolIdSchema,
  /** What is held now. */
  count: amountSchema,
  desc: z.string(),
  newStatus: statusSchema,
  /** Where something was found, where the player landed, or where the base stands now. */
  x: coordinateSchema.optional(),
  y: coordinateSchema.optional(),
  /** Steps to what was found, and which way. */
  distance: amountSchema.optional(),
  direction: z.enum(DIRECTION_IDS).optional(),
  /** Locators: whose base was found, and the strength of its defence. */
  name: z.string().optional(),
  defense: amountSchema.optional(),
  /** Flag Locator: whether nobody holds the factory. */
  free: z.boolean().optional(),
  /** Mines laid, and until when they lie there. */
  laid: amountSchema.optional(),
  until: timeSchema.optional(),
  /** Mine detection: mines cleared, and how many of them are kept. */
  cleared: amountSchema.optional(),
  kept: amountSchema.optional(),
  /** Probability Drive: the kind of field that was asked for. */
  type: fieldTypeSchema.optional(),
  /** Improbability Drive: the unlikely thing that happened. */
  happening: z.enum(["mirage", "part", "pikemen", "candles"]).optional(),
  /** GPS: when it is ready again. */
  readyAt: timeSchema.optional(),
  /** A mine that went off on arrival. */
  explosion: explosionSchema.optional(),
});

export type UseToolInput = z.infer<typeof useToolInput>;
export type UseToolAnswer = z.infer<typeof useToolAnswer>;
