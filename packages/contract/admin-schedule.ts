/** Peace and maintenance, as admins announce them. */
import { PAUSE_KINDS } from "@emberlode/game";
import { z } from "zod";
import { reasonSchema } from "./admin.ts";
import { inputError } from "./input-errors.ts";
import { amountSchema } from "./primitives.ts";
import { pauseSchema } from "./world-schedule.ts";

const pauseKindSchema = z.enum(PAUSE_KINDS);

const pauseInput = z.strictObject({
  kind: pauseKindSchema,
  from: z.iso.datetime(inputError("timeInvalid")),
  /** Null for maintenance without an end yet. */
  until: z.iso.datetime(inputError("timeInvalid")).nullable(),
});

export const previewPauseInput = pauseInput;
export const setPauseInput = pauseInput.extend({ reason: reasonSchema });
export const endPauseInput = z.strictObject({ kind: pauseKindSchema, reason: reasonSchema });

export const scheduleAnswer = z.object({
  peace: pauseSchema.nullable(),
  maintenance: pauseSchema.nullable(),
  /** How many people get an alert. Bots and demo players get it, too. */
  players: amountSchema,
});

/** What players read, by language. */
export const previewPauseAnswer = z.object({
  notices: z.array(z.object({ language: z.string(), title: z.string(), content: z.string() })),
});

export type SetPauseInput = z.infer<typeof setPauseInput>;
export type EndPauseInput = z.infer<typeof endPauseInput>;
export type PreviewPauseInput = z.infer<typeof previewPauseInput>;
export type PreviewPauseAnswer = z.infer<typeof previewPauseAnswer>;
export type ScheduleAnswer = z.infer<typeof scheduleAnswer>;
