/** What all staff calls share, the log-in to `/admin`, the audit log and the search. */
import { AUDIT_ACTIONS, ROLES, SANCTION_KINDS, STAFF_ROLES } from "@emberlode/game";
import { z } from "zod";
import { passwordSchema } from "./account.ts";
import { inputError } from "./input-errors.ts";
import { amountSchema, MAX_ID, MAX_LOOKUP_LENGTH, placeSchema, timeSchema } from "./primitives.ts";

export const REASON_MAX_LENGTH = 500;

/** Why staff does something. Players who are affected read it, too. */
export const reasonSchema = z
  .string(inputError("reasonMissing"))
  .trim()
  .min(1, inputError("reasonMissing"))
  .max(REASON_MAX_LENGTH, inputError("reasonLong"));

export const roleSchema = z.enum(ROLES, inputError("roleUnknown"));

/** A name as staff types it, including the names of guests. */
export const playerNameSchema = z
  .string(inputError("playerMissing"))
  .min(1, inputError("playerMissing"))
  .max(MAX_LOOKUP_LENGTH);

/** Where a list continues: the `next` of the page before it. */
export const cursorSchema = z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional();
export const nextSchema = z.int().nullable();

/** Rows per page of a list. */
export const STAFF_PAGE = 50;

/** Six digits of the app, or a recovery code with or without its hyphen. */
export const codeSchema = z
  .string(inputError("codeMissing"))
  .max(32, inputError("codeInvalid"))
  .transform((text) => text.replace(/[\s-]/g, "").toUpperCase())
  .pipe(z.string().regex(/^(?:\d{6}|[A-Z2-7]{16})$/, inputError("codeInvalid")));

export const staffAnswer = z.object({
  username: z.string(),
  role: z.enum(STAFF_ROLES),
  /** Whether a second factor is set up, and whether this world requires one. */
  secondFactor: z.object({
    isSetUp: z.boolean(),
    isRequired: z.boolean(),
    codesLeft: amountSchema,
  }),
  /** Whether this session may use `/admin`, and until when it may do grave things; null if not. */
  isConfirmed: z.boolean(),
  graveUntil: timeSchema.nullable(),
});

export const confirmInput = z.strictObject({
  password: passwordSchema.min(1, inputError("ownPasswordMissing")),
  code: codeSchema.optional(),
});

export const setUpSecondFactorInput = z.strictObject({
  password: passwordSchema.min(1, inputError("ownPasswordMissing")),
});
/** For the app: the address behind its QR code, and the secret to type. */
export const setUpSecondFactorAnswer = z.object({ address: z.string(), secret: z.string() });

export const enableSecondFactorInput = z.strictObject({ code: codeSchema });
/** Each works once. They are shown only now. */
export const recoveryCodesAnswer = z.object({ recoveryCodes: z.array(z.string()) });

/** A fact of an audit row. */
const factSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Somebody in a list; null for a deleted account. */
export const auditRowSchema = z.object({
  _id: z.int(),
  at: timeSchema,
  /** Null for a command on the server; `username` is null for a deleted account. */
  actor: z.object({ username: z.string().nullable(), role: roleSchema }).nullable(),
  /** One of the actions of staff; for a refused call its name. */
  action: z.string(),
  isRefused: z.boolean(),
  target: z.object({ username: z.string().nullable() }).nullable(),
  subject: z.string().nullable(),
  reason: z.string(),
  facts: z.record(z.string(), factSchema),
});

export const auditInput = z.strictObject({
  /** Rows by or about this player. */
  username: playerNameSchema.optional(),
  action: z.enum(AUDIT_ACTIONS, inputError("actionUnknown")).optional(),
  isRefused: z.boolean(inputError("notTrueOrFalse")).optional(),
  before: cursorSchema,
});
export const auditAnswer = z.object({ rows: z.array(auditRowSchema), next: nextSchema });

/** What waits for a decision, by queue. */
export const openCountsAnswer = z.object({
  /** Things with open reports, and when the first was reported. */
  reports: z.object({ open: amountSchema, oldestAt: timeSchema.nullable() }),
  appeals: z.object({ open: amountSchema, oldestAt: timeSchema.nullable() }),
  evidence: z.object({ open: amountSchema, newestAt: timeSchema.nullable() }),
});

export const SEARCH_MAX_LENGTH = 64;

export const searchInput = z.strictObject({
  text: z.string().trim().min(1, inputError("searchMissing")).max(SEARCH_MAX_LENGTH),
});

/** A player in a list. */
export const listedPlayerSchema = z.object({
  username: z.string(),
  role: roleSchema,
  isGuest: z.boolean(),
  isBot: z.boolean(),
  /** Banned or suspended now. */
  /** Kept out of the game, with an end if suspended. */
  isBanned: z.boolean(),
  isSuspended: z.boolean(),
  lastSeenAt: timeSchema,
});

/** A chat message as staff sees it. */
export const staffMessageSchema = z.object({
  id: z.int(),
  room: z.string(),
  sender: z.string(),
  body: z.string(),
  at: timeSchema,
  isRemoved: z.boolean(),
});

/** At most ten of each kind. */
export const searchAnswer = z.object({
  players: z.array(
    /** `formerName` is set if the search found that one. */
    listedPlayerSchema.extend({ formerName: z.string().nullable() }),
  ),
  field: placeSchema
    .extend({
      type: z.string(),
      owner: z.string().nullable(),
    })
    .nullable(),
  battle: z.object({ id: z.string(), at: timeSchema }).nullable(),
  messages: z.array(staffMessageSchema),
  audit: z.array(auditRowSchema),
});

export const staffIdSchema = z.int().min(1).max(MAX_ID);
export const sanctionSchema = z.object({
  id: staffIdSchema,
  kind: z.enum(SANCTION_KINDS),
  reason: z.string(),
  at: timeSchema,
  until: timeSchema.nullable(),
  /** Null for a command on the server or a deleted account. */
  by: z.string().nullable(),
  liftedAt: timeSchema.nullable(),
  liftedBy: z.string().nullable(),
  isActive: z.boolean(),
});

export type StaffAnswer = z.infer<typeof staffAnswer>;
export type ConfirmInput = z.infer<typeof confirmInput>;
export type OpenCounts = z.infer<typeof openCountsAnswer>;
export type AuditInput = z.infer<typeof auditInput>;
export type AuditAnswer = z.infer<typeof auditAnswer>;
export type AuditRow = z.infer<typeof auditRowSchema>;
export type SearchAnswer = z.infer<typeof searchAnswer>;
export type ListedPlayer = z.infer<typeof listedPlayerSchema>;
export type Sanction = z.infer<typeof sanctionSchema>;
export type StaffMessage = z.infer<typeof staffMessageSchema>;
