/** The moderators' queues of reports and appeals. */
import {
  APPEAL_DECISIONS,
  REPORT_DECISION_KINDS,
  REPORT_REASONS,
  REPORT_SUBJECTS,
  type ReportDecision,
} from "@emberlode/game";
import { z } from "zod";
import {
  cursorSchema,
  listedPlayerSchema,
  nextSchema,
  playerNameSchema,
  reasonSchema,
  sanctionSchema,
  staffIdSchema,
  staffMessageSchema,
} from "./admin.ts";
import { inputError } from "./input-errors.ts";
import { amountSchema, idSchema, successSchema, timeSchema } from "./primitives.ts";
import { appealSchema } from "./reports.ts";

/** Reported things, or appeals, per page. */
export const REPORTS_PER_PAGE = 20;

const decisionSchema = z.enum(
  REPORT_DECISION_KINDS as [ReportDecision, ...ReportDecision[]],
  inputError("actionUnknown"),
);

/** What was reported: something of a player, or a message by its number. */
const subjectFields = {
  subject: z.enum(REPORT_SUBJECTS),
  /** The id of the player; a name may change in the meantime. */
  player: idSchema,
  /** The message's number; null for anything else. */
  message: staffIdSchema.nullable(),
};

export const reportsInput = z.strictObject({
  /** Reports after this one. */
  after: cursorSchema,
});

/** What was reported, by whom, and the messages around it. */
const reportedSchema = z.object({
  subject: subjectFields.subject,
  message: subjectFields.message,
  /** As it was then; empty for a picture that is no longer stored. */
  content: z.string(),
  /** Empty for a message that a moderator removed without reports. */
  reports: z.array(
    z.object({
      reporter: z.string().nullable(),
      reason: z.enum(REPORT_REASONS),
      note: z.string(),
      at: timeSchema,
    }),
  ),
  /** A reported message and up to ten around it, oldest first. */
  around: z.array(staffMessageSchema),
});

/** All open reports of one thing. */
export const reportGroupSchema = reportedSchema.extend({
  player: subjectFields.player,
  /** The player now; of a message also one who has left. */
  target: listedPlayerSchema,
  /** Whether it has changed or was removed since. */
  isGone: z.boolean(),
  firstAt: timeSchema,
  /** Active sanctions of the player, and how many there ever were. */
  sanctions: z.array(sanctionSchema),
  earlier: amountSchema,
  /** The number of an open case of evidence that the player is in, or null. */
  evidenceCase: staffIdSchema.nullable(),
});

export const reportsAnswer = z.object({
  /** Reported first comes first. */
  groups: z.array(reportGroupSchema),
  /** How many things have open reports. */
  open: amountSchema,
  /**
   * Median time from a report to its decision within 30 days, in minutes; null for too few
   * decisions.
   */
  medianMinutes: amountSchema.nullable(),
  next: nextSchema,
});

export const pastReportsInput = z.strictObject({
  /** Only reports about, or by, this player. */
  about: playerNameSchema.optional(),
  by: playerNameSchema.optional(),
  before: cursorSchema,
});

/** Reports of one thing that were decided together, or are open. */
export const pastReportSchema = reportedSchema.extend({
  id: staffIdSchema,
  player: subjectFields.player,
  /** The player now; null for one who has left. */
  target: listedPlayerSchema.nullable(),
  firstAt: timeSchema,
  /** Null while it is open. */
  decided: z
    .object({
      /** `left`: the reported player deleted their account. */
      decision: z.enum([...REPORT_DECISION_KINDS, "left"] as [ReportDecision, "left"]),
      /** Null for a deleted account, and for `left`. */
      by: z.string().nullable(),
      at: timeSchema,
      reason: z.string(),
    })
    .nullable(),
});

export const pastReportsAnswer = z.object({
  /** Open ones first, then by their decision, newest first. */
  past: z.array(pastReportSchema),
  next: nextSchema,
});

export const decideReportsInput = z.strictObject({
  ...subjectFields,
  decision: decisionSchema,
  reason: reasonSchema,
});

export const decideReportsAnswer = successSchema.extend({
  /** The player's name after the decision; null for a sender who has left. */
  username: z.string().nullable(),
});

export const appealsInput = z.strictObject({
  /** Open ones, or those that were decided. */
  isOpen: z.boolean(inputError("notTrueOrFalse")).default(true),
  /** Open appeals after this one. */
  after: cursorSchema,
  /** Decided appeals before this one. */
  before: cursorSchema,
});

export const appealsAnswer = z.object({
  appeals: z.array(
    appealSchema.extend({
      id: staffIdSchema,
      player: listedPlayerSchema,
      sanction: sanctionSchema,
      decidedBy: z.string().nullable(),
      /** What the sanction was decided about; null if not about something reported. */
      cause: reportedSchema.nullable(),
      /** Other sanctions of the player, newest first. */
      others: z.array(sanctionSchema),
      /** Whether the caller may decide it: nobody decides about their own sanction. */
      mayDecide: z.boolean(),
    }),
  ),
  open: amountSchema,
  next: nextSchema,
});

export const decideAppealInput = z.strictObject({
  appeal: staffIdSchema,
  decision: z.enum(APPEAL_DECISIONS, inputError("actionUnknown")),
  /** The answer to the player. */
  reason: reasonSchema,
});

export type Reported = z.infer<typeof reportedSchema>;
export type ReportGroup = z.infer<typeof reportGroupSchema>;
export type ReportsInput = z.infer<typeof reportsInput>;
export type ReportsAnswer = z.infer<typeof reportsAnswer>;
export type PastReport = z.infer<typeof pastReportSchema>;
export type PastReportsInput = z.infer<typeof pastReportsInput>;
export type PastReportsAnswer = z.infer<typeof pastReportsAnswer>;
export type DecideReportsInput = z.infer<typeof decideReportsInput>;
export type DecideReportsAnswer = z.infer<typeof decideReportsAnswer>;
export type AppealsInput = z.infer<typeof appealsInput>;
export type AppealsAnswer = z.infer<typeof appealsAnswer>;
export type DecideAppealInput = z.infer<typeof decideAppealInput>;
