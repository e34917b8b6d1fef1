/** Reports of players to the moderators, and appeals against sanctions. */
import { REPORT_REASONS, REPORT_SUBJECTS } from "@emberlode/game";
import { z } from "zod";
import { loginInput } from "./account.ts";
import { playerNameSchema, sanctionSchema, staffIdSchema } from "./admin.ts";
import { chatMessageInput } from "./chat.ts";
import { inputError } from "./input-errors.ts";
import { timeSchema } from "./primitives.ts";

export const REPORT_NOTE_MAX_LENGTH = 300;

/** Messages have a call of their own, by their number. */
export const reportInput = z.strictObject({
  username: playerNameSchema,
  subject: z.enum(REPORT_SUBJECTS).exclude(["message"]),
  reason: z.enum(REPORT_REASONS, inputError("reasonMissing")),
  note: z.string().trim().max(REPORT_NOTE_MAX_LENGTH, inputError("noteTooLong")).default(""),
});

/** A chat message, by its number; programs written before reasons existed send only that. */
export const reportMessageInput = chatMessageInput.extend({
  reason: reportInput.shape.reason.default("other"),
  note: reportInput.shape.note,
});

const credentials = loginInput.omit({ stay: true });

/** A banned player cannot log in, so both calls take name and password. */
export const ownSanctionsInput = credentials;

export const appealSchema = z.object({
  body: z.string(),
  at: timeSchema,
  decision: z.enum(["lift", "uphold"]).nullable(),
  answer: z.string(),
});

export const ownSanctionsAnswer = z.object({
  sanctions: z.array(
    sanctionSchema
      .pick({ id: true, kind: true, reason: true, at: true, until: true, isActive: true })
      .extend({ appeal: appealSchema.nullable() }),
  ),
});

export const APPEAL_MAX_LENGTH = 1000;

export const appealInput = credentials.extend({
  sanction: staffIdSchema,
  body: z
    .string(inputError("appealMissing"))
    .trim()
    .min(1, inputError("appealMissing"))
    .max(APPEAL_MAX_LENGTH, inputError("appealLong")),
});

export type ReportMessageInput = z.infer<typeof reportMessageInput>;
export type ReportInput = z.infer<typeof reportInput>;
export type OwnSanctions = z.infer<typeof ownSanctionsAnswer>;
export type AppealInput = z.infer<typeof appealInput>;
