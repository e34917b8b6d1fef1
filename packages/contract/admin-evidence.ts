/** Evidence of second accounts and bots, for staff. */
import { SIGNAL_KINDS } from "@emberlode/game";
import { z } from "zod";
import {
  cursorSchema,
  listedPlayerSchema,
  nextSchema,
  reasonSchema,
  staffIdSchema,
} from "./admin.ts";
import { amountSchema, timeSchema } from "./primitives.ts";

/** Cases per page. */
export const CASES_PER_PAGE = 20;
/** Newest rows of the log per signal. */
export const ROWS_PER_SIGNAL = 50;

const countSchema = z.int().min(0);

/** An account of a case, with what is known of it within 30 days. */
export const evidenceAccountSchema = z.object({
  player: listedPlayerSchema,
  /** Browsers and addresses in common with the main account; 0 for itself. */
  devices: countSchema,
  addresses: countSchema,
  /** Metal and energy together. */
  earned: amountSchema,
  spent: amountSchema,
  /** Share of the five most common intervals between digs, in percent. */
  rhythmPercent: countSchema,
  /** Most hours of a day with digs. */
  hours: countSchema,
});

export const evidenceSignalSchema = z.object({
  kind: z.enum(SIGNAL_KINDS),
  /** A signal at its threshold has 100; a case needs 100 in all. */
  points: countSchema,
  /** Victories, factories or accounts, and how many went the other way. */
  count: countSchema,
  back: countSchema,
  /** Metal and energy together. */
  amount: amountSchema,
  /** The accounts that it is about. */
  accounts: z.array(z.string()),
});

export const evidenceThresholdsSchema = z.object({
  victories: countSchema,
  captures: countSchema,
  referees: countSchema,
  spentPercent: countSchema,
  rhythmPercent: countSchema,
  hours: countSchema,
});

export const evidenceCaseSchema = z.object({
  id: staffIdSchema,
  /** The account that has the benefit. */
  main: evidenceAccountSchema,
  /** The accounts that serve it. */
  others: z.array(evidenceAccountSchema),
  points: countSchema,
  signals: z.array(evidenceSignalSchema),
  openedAt: timeSchema,
  checkedAt: timeSchema,
});

export const evidenceInput = z.strictObject({ before: cursorSchema });

export const evidenceAnswer = z.object({
  /** Opened last comes first. */
  cases: z.array(evidenceCaseSchema),
  thresholds: evidenceThresholdsSchema,
  /** How many cases are open. */
  open: amountSchema,
  next: nextSchema,
});

export const evidenceCaseInput = z.strictObject({ id: staffIdSchema });

/** A row of the log: what `account` got, and from whom. */
export const evidenceRowSchema = z.object({
  at: timeSchema,
  account: z.string(),
  /** Null for a dig. */
  other: z.string().nullable(),
  metal: z.int(),
  energy: z.int(),
  /** The report of a fight. */
  battle: z.string().nullable(),
});

export const evidenceCaseAnswer = z.object({
  case: evidenceCaseSchema,
  thresholds: evidenceThresholdsSchema,
  /** The newest rows of the log behind each signal that has some. */
  rows: z.array(z.object({ kind: z.enum(SIGNAL_KINDS), rows: z.array(evidenceRowSchema) })),
  /** Null while the case is open. */
  dismissal: z
    .object({
      by: z.string().nullable(),
      note: z.string(),
      at: timeSchema,
      until: timeSchema,
    })
    .nullable(),
  /** Whether the caller may dismiss it: moderators may, unless it is about a colleague. */
  mayDismiss: z.boolean(),
});

export const dismissEvidenceInput = z.strictObject({
  id: staffIdSchema,
  /** For the team only. */
  reason: reasonSchema,
});

export type EvidenceAccount = z.infer<typeof evidenceAccountSchema>;
export type EvidenceSignal = z.infer<typeof evidenceSignalSchema>;
export type EvidenceCaseEntry = z.infer<typeof evidenceCaseSchema>;
export type EvidenceInput = z.infer<typeof evidenceInput>;
export type EvidenceAnswer = z.infer<typeof evidenceAnswer>;
export type EvidenceCaseInput = z.infer<typeof evidenceCaseInput>;
export type EvidenceCaseAnswer = z.infer<typeof evidenceCaseAnswer>;
export type EvidenceRow = z.infer<typeof evidenceRowSchema>;
export type DismissEvidenceInput = z.infer<typeof dismissEvidenceInput>;
