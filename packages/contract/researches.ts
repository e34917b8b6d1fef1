/** Research (spec §7, rules §14). */
import { MAX_RESEARCH_LEVEL, TOOL_IDS } from "@emberlode/game";
import { z } from "zod";
import { statusSchema } from "./status.ts";

const toolIdSchema = z.enum(TOOL_IDS);

const levelSchema = z.int().min(0).max(MAX_RESEARCH_LEVEL);

const researchSchema = z.object({ research: toolIdSchema, level: levelSchema });
export const researchesAnswer = z.object({ researches: z.array(researchSchema) });

export const raiseResearchInput = z.strictObject({
  research: toolIdSchema,
  /** Optional check: must be the current level + 1. */
  level: levelSchema.optional(),
});
export const raiseResearchAnswer = z.object({ status: statusSchema, research: researchSchema });
