/** A player as staff sees them, and what staff may do. */
import { LEDGER_KINDS, type LedgerKind, TEXT_LIMITS } from "@emberlode/game";
import { z } from "zod";
import { emailSchema, usernameSchema } from "./account.ts";
import {
  cursorSchema,
  listedPlayerSchema,
  nextSchema,
  playerNameSchema,
  reasonSchema,
  roleSchema,
  sanctionSchema,
  staffIdSchema,
  staffMessageSchema,
} from "./admin.ts";
import { inputError } from "./input-errors.ts";
import { amountSchema, positionSchema, timeSchema } from "./primitives.ts";

export const NOTE_MAX_LENGTH = 1000;

export const minutesSchema = z
  .int(inputError("minutesNotWhole"))
  .min(1, inputError("minutesNone"))
  .max(366 * 24 * 60, inputError("minutesMany"));

const changeSchema = z
  .int(inputError("amountNotWhole"))
  .min(-1_000_000_000, inputError("amountMany"))
  .max(1_000_000_000, inputError("amountMany"));

/** What staff does to a player. `PLAYER_ACTIONS` of the game has the role that each needs. */
export const playerActionSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("warn") }),
  z.strictObject({ kind: z.literal("mute"), minutes: minutesSchema }),
  z.strictObject({ kind: z.literal("unmute") }),
  z.strictObject({ kind: z.literal("suspend"), minutes: minutesSchema }),
  z.strictObject({ kind: z.literal("ban") }),
  z.strictObject({ kind: z.literal("lift"), sanction: staffIdSchema }),
  z.strictObject({ kind: z.literal("rename"), name: usernameSchema }),
  z.strictObject({
    kind: z.literal("setProfile"),
    part: z.enum(["baseName", "quote", "profilePicture"]),
    /** Empty removes it. A picture can only be removed, or be one that the player had. */
    value: z.string().max(Math.max(TEXT_LIMITS.baseNameMax, TEXT_LIMITS.quoteMax)),
  }),
  z.strictObject({ kind: z.literal("endSessions") }),
  z.strictObject({ kind: z.literal("confirmEmail") }),
  z.strictObject({ kind: z.literal("setEmail"), email: emailSchema }),
  z
    .strictObject({ kind: z.literal("correct"), metal: changeSchema, energy: changeSchema })
    .refine(({ metal, energy }) => metal !== 0 || energy !== 0, inputError("amountNone")),
  z.strictObject({ kind: z.literal("moveBase"), to: positionSchema }),
  z.strictObject({ kind: z.literal("freeBase") }),
  z.strictObject({ kind: z.literal("setRole"), role: roleSchema }),
  z.strictObject({ kind: z.literal("setBot"), isBot: z.boolean(inputError("notTrueOrFalse")) }),
  z.strictObject({ kind: z.literal("deleteAccount") }),
  z.strictObject({ kind: z.literal("keepAccount") }),
]);

export const playerInput = z.strictObject({ username: playerNameSchema });

export const actOnPlayerInput = z.strictObject({
  username: playerNameSchema,
  action: playerActionSchema,
  reason: reasonSchema,
});

/** What an action would do, without doing it. */
export const previewAnswer = z.object({
  /** When it ends. */
  until: timeSchema.nullable(),
  /** How many sessions end, and the place that the base loses. */
  sessions: amountSchema.nullable(),
  base: positionSchema.nullable(),
  /** The value that changes, and its new one. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** What the player carries afterward. */
  balance: z.object({ metal: amountSchema, energy: amountSchema }).nullable(),
  /** What the player reads, in the caller's language; null if they get none. */
  notice: z.object({ title: z.string(), content: z.string() }).nullable(),
});

/** Why two accounts belong together. */
export const linkSchema = listedPlayerSchema.extend({
  /** Browsers and addresses that both used within 30 days. */
  devices: amountSchema,
  addresses: amountSchema,
  lastSharedAt: timeSchema,
});

export const playerFileAnswer = z.object({
  _id: z.string(),
  player: listedPlayerSchema,
  formerName: z.string().nullable(),
  createdAt: timeSchema,
  /** When the account will be deleted; null if it won't. */
  deletesAt: timeSchema.nullable(),
  /** In part for everybody but admins; null for guests. */
  email: z.string().nullable(),
  pendingEmail: z.string().nullable(),
  baseName: z.string(),
  quote: z.string(),
  profilePicture: z.string(),
  /** The newest of the former pictures that are still stored. */
  pictures: z.array(
    z.object({
      /** Its address; the picture itself (`data:`) if the team removed it. */
      source: z.string(),
      at: timeSchema,
      removedAt: timeSchema.nullable(),
    }),
  ),
  /** Whether the base is on the map; where, for admins only. */
  hasBase: z.boolean(),
  base: positionSchema.nullable(),
  baseLevel: amountSchema,
  rank: amountSchema.nullable(),
  power: amountSchema,
  carried: z.object({ metal: amountSchema, energy: amountSchema }),
  banked: z.object({ metal: amountSchema, energy: amountSchema }),
  lines: amountSchema,
  sanctions: z.array(sanctionSchema),
  notes: z.array(
    z.object({
      id: staffIdSchema,
      by: z.string().nullable(),
      at: timeSchema,
      body: z.string(),
    }),
  ),
  sessions: z.array(
    z.object({ device: z.string(), createdAt: timeSchema, lastSeenAt: timeSchema }),
  ),
  /** In full for admins, else the /24 or /48. `accounts` is how many used it within 30 days. */
  addresses: z.array(
    z.object({
      address: z.string(),
      firstSeenAt: timeSchema,
      lastSeenAt: timeSchema,
      accounts: amountSchema,
    }),
  ),
  linked: z.array(linkSchema),
  /** The number of an open case of evidence that the account is in, or null. */
  evidenceCase: staffIdSchema.nullable(),
  reports: z.object({ by: amountSchema, about: amountSchema }),
  /** Kinds of actions that the caller may take on this player. */
  mayDo: z.array(z.string()),
});

export const playerLedgerInput = z.strictObject({
  username: playerNameSchema,
  kind: z
    .enum(LEDGER_KINDS as [LedgerKind, ...LedgerKind[]], inputError("logKindUnknown"))
    .optional(),
  before: cursorSchema,
});
export const playerLedgerAnswer = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      at: timeSchema,
      kind: z.string(),
      /** The player's log line, in the caller's language; null if it says where they were. */
      text: z.string().nullable(),
      metal: z.int(),
      energy: z.int(),
      /** Carried after this row; null in a filtered list. */
      balance: z.object({ metal: z.int(), energy: z.int() }).nullable(),
      battle: z.string().nullable(),
    }),
  ),
  next: nextSchema,
});

export const playerMessagesInput = z.strictObject({
  username: playerNameSchema,
  before: cursorSchema,
  /** Starts with the message of this number and a few newer ones; ignored after the first page. */
  around: staffIdSchema.optional(),
});
export const playerMessagesAnswer = z.object({
  messages: z.array(staffMessageSchema),
  /** Whether there are newer messages than these. */
  hasNewer: z.boolean(),
  next: nextSchema,
});

export const addNoteInput = z.strictObject({
  username: playerNameSchema,
  body: z
    .string(inputError("noteMissing"))
    .trim()
    .min(1, inputError("noteMissing"))
    .max(NOTE_MAX_LENGTH, inputError("teamNoteLong")),
});

/** Secrets of the game: a look at them is recorded. */
export const playerSecretsAnswer = z.object({
  position: positionSchema,
  mines: z.array(positionSchema.extend({ until: timeSchema })),
  plots: z.array(positionSchema.extend({ title: z.string() })),
});

export type PlayerAction = z.infer<typeof playerActionSchema>;
export type ActOnPlayerInput = z.infer<typeof actOnPlayerInput>;
export type PreviewAnswer = z.infer<typeof previewAnswer>;
export type PlayerFile = z.infer<typeof playerFileAnswer>;
export type PlayerLedgerInput = z.infer<typeof playerLedgerInput>;
export type PlayerLedgerAnswer = z.infer<typeof playerLedgerAnswer>;
export type PlayerMessagesInput = z.infer<typeof playerMessagesInput>;
export type PlayerMessagesAnswer = z.infer<typeof playerMessagesAnswer>;
export type PlayerSecrets = z.infer<typeof playerSecretsAnswer>;
