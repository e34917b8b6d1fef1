/** What is announced for the world, as players' pages get it. */
import { z } from "zod";
import { timeSchema } from "./primitives.ts";

/** `until` is null for maintenance without an end yet. */
export const pauseSchema = z.object({ from: timeSchema, until: timeSchema.nullable() });

/** Planned or in force; null otherwise. */
export const worldScheduleSchema = z.object({
  peace: pauseSchema.nullable(),
  maintenance: pauseSchema.nullable(),
});

export type PublicPause = z.infer<typeof pauseSchema>;
export type PublicSchedule = z.infer<typeof worldScheduleSchema>;
