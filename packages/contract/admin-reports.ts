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
  reasonSchema,
  sanctionSchema,
  staffIdSchema,
  staffMessageSchema,
} from "./admin.ts";
import { fault } from "./input-faults.ts";
import { amountSchema, idSchema, timeSchema } from "./primitives.ts";
import { appealSchema } from "./reports.ts";

/** Reported things per page. */
export const REPORTS_PER_PAGE = 20;

const decisionSchema = z.enum(
  REPORT_DECISION_KINDS as [ReportDecision, ...ReportDecision[]],
  fault("actionUnknown"),
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

/** All open reports of one thing. */
export const reportGroupSchema = z.object({
  ...subjectFields,
  /** The player now; of a message also one who has left. */
  target: listedPlayerSchema,
  /** What was reported, and whether it has changed or was removed since. */
  content: z.string(),
  isGone: z.boolean(),
  reports: z.array(
    z.object({
      reporter: z.string().nullable(),
      reason: z.enum(REPORT_REASONS),
      note: z.string(),
      at: timeSchema,
    }),
  ),
  firstAt: timeSchema,
  /** Up to ten messages around a reported one, oldest first. */
  around: z.array(staffMessageSchema),
  /** Active sanctions of the player, and how many there ever were. */
  sanctions: z.array(sanctionSchema),
  earlier: amountSchema,
});

export const reportsAnswer = z.object({
  /** Reported first comes first. */
  groups: z.array(reportGroupSchema),
  /** How many things have open reports. */
  open: amountSchema,
  /** Median time from a report to its decision within 30 days, in minutes; null for none. */
  medianMinutes: amountSchema.nullable(),
  next: nextSchema,
});

export const decideReportsInput = z.strictObject({
  ...subjectFields,
  decision: decisionSchema,
  reason: reasonSchema,
});

export const appealsInput = z.strictObject({
  /** Open ones, or those that were decided. */
  isOpen: z.boolean(fault("notTrueOrFalse")).default(true),
  before: cursorSchema,
});

export const appealsAnswer = z.object({
  appeals: z.array(
    appealSchema.extend({
      id: staffIdSchema,
      player: listedPlayerSchema,
      sanction: sanctionSchema,
      decidedBy: z.string().nullable(),
      /** Whether the caller may decide it: nobody decides about their own sanction. */
      mayDecide: z.boolean(),
    }),
  ),
  open: amountSchema,
  next: nextSchema,
});

export const decideAppealInput = z.strictObject({
  appeal: staffIdSchema,
  decision: z.enum(APPEAL_DECISIONS, fault("actionUnknown")),
  /** The answer to the player. */
  reason: reasonSchema,
});

export type ReportGroup = z.infer<typeof reportGroupSchema>;
export type ReportsInput = z.infer<typeof reportsInput>;
export type ReportsAnswer = z.infer<typeof reportsAnswer>;
export type DecideReportsInput = z.infer<typeof decideReportsInput>;
export type AppealsInput = z.infer<typeof appealsInput>;
export type AppealsAnswer = z.infer<typeof appealsAnswer>;
export type DecideAppealInput = z.infer<typeof decideAppealInput>;
