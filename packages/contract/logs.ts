/** The loot log and the player's own notes (spec §3 Log, rules §18). */
import { LOG_CATEGORIES, plainLine, TEXT_LIMITS, textLength } from "@emberlode/game";
import { z } from "zod";
import { inputError } from "./input-errors.ts";
import { amountSchema, changeSchema, MAX_ID, timeSchema } from "./primitives.ts";

export const LOGS_PER_PAGE = 20;
export const MAX_LOGS_PER_PAGE = 100;

/** Number of a line in its player's log, from 1. */
const lineId = z.string().regex(/^[1-9]\d{0,9}$/, inputError("lineInvalid"));

const timestampSchema = z.iso.datetime(inputError("timeInvalid"));

export const logsInput = z.strictObject({
  /** Number of lines to skip, from the newest. */
  start: z
    .int(inputError("startNotWhole"))
    .min(0, inputError("startNegative"))
    .max(MAX_ID, inputError("startBeyond"))
    .default(0),
  limit: z
    .int(inputError("limitNotWhole"))
    .min(1, inputError("limitNone"))
    .max(MAX_LOGS_PER_PAGE, inputError("limitMany"))
    .default(LOGS_PER_PAGE),
  type: z.enum(LOG_CATEGORIES, inputError("logKindUnknown")).optional(),
  /** Only lines older than this `_id`. Such pages do not shift when new lines arrive. */
  before: lineId.optional(),
  /** Only lines from this time on, ISO 8601 in UTC. */
  from: timestampSchema.optional(),
  /** Only lines before this time. */
  to: timestampSchema.optional(),
});

export const logSchema = z.object({
  _id: lineId,
  cat: z.enum(LOG_CATEGORIES),
  type: z.string(),
  color: z.string(),
  icon: z.string(),
  content: z.string(),
  created: timeSchema,
  /** How the entry changed what the player carries; omitted if it did not. */
  metal: changeSchema.optional(),
  energy: changeSchema.optional(),
  /** Id of the battle report, if the line is about a fight. */
  battle: z.string().optional(),
  /** Counter of the provable roll behind it (rules §16). */
  roll: amountSchema.optional(),
  /** Number of the relic that was taken, 1..3: it comes from the day's seed (rules §16). */
  relic: amountSchema.optional(),
  /** Parameters of that roll: fatigue divisor and dig range. */
  rolled: z
    .object({
      divisor: amountSchema.optional(),
      min: amountSchema.optional(),
      max: amountSchema.optional(),
    })
    .optional(),
});

export const logsAnswer = z.object({
  /** Newest first. */
  logs: z.array(logSchema),
  /** Total number of lines that match the filters. */
  totalCount: amountSchema,
});

/** Accepts and drops any value, so it never becomes part of the idempotency key. */
const ignored = z
  .unknown()
  .transform(() => undefined)
  .optional();

/** The spec's log fields. Players choose only the text and, out of five, the color of a note. */
export const noteInput = z.strictObject({
  content: z
    .string(inputError("noteMissing"))
    .transform(plainLine)
    .pipe(
      z
        .string()
        .min(1, inputError("noteMissing"))
        .refine((text) => textLength(text) <= TEXT_LIMITS.noteMax, inputError("noteLong")),
    ),
  color: z.string().max(40).optional(),
  cat: ignored,
  type: ignored,
  icon: ignored,
  created: ignored,
});

export const noteAnswer = z.object({ log: logSchema });

export type LogsInput = z.infer<typeof logsInput>;
export type Log = z.infer<typeof logSchema>;
export type LogsAnswer = z.infer<typeof logsAnswer>;
export type NoteInput = z.infer<typeof noteInput>;
export type NoteAnswer = z.infer<typeof noteAnswer>;
