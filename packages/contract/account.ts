/** Registration, login, guests, forgotten names and passwords, API tokens. */
import { ROLES, TEXT_LIMITS, USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from "@emberlode/game";
import { z } from "zod";
import { inputError } from "./input-errors.ts";
import {
  idSchema,
  MAX_LOOKUP_LENGTH,
  positionSchema,
  rangeSchema,
  timeSchema,
} from "./primitives.ts";
import { statusSchema } from "./status.ts";

export const PASSWORD_MIN_LENGTH = TEXT_LIMITS.passwordMin;
export const PASSWORD_MAX_LENGTH = TEXT_LIMITS.passwordMax;
export const EMAIL_MAX_LENGTH = 254;

export const usernameSchema = z
  .string(inputError("usernameMissing"))
  .min(USERNAME_MIN_LENGTH, inputError("usernameShort"))
  .max(USERNAME_MAX_LENGTH, inputError("usernameLong"))
  .regex(/^[A-Za-z0-9_-]*$/, inputError("usernameLetters"));

export const emailSchema = z
  .string(inputError("emailMissing"))
  .max(EMAIL_MAX_LENGTH, inputError("emailLong"))
  .pipe(z.email(inputError("emailInvalid")));

/** Code points, with accents joined to their letters; so most letters and emoji count as one. */
const charactersOf = (text: string): number => [...text.normalize("NFC")].length;

const isNotTooLong = (password: string) => charactersOf(password) <= PASSWORD_MAX_LENGTH;

/** A password to compare with the stored one. */
export const passwordSchema = z
  .string(inputError("ownPasswordMissing"))
  .refine(isNotTooLong, inputError("passwordLong"))
  .meta({ maxLength: PASSWORD_MAX_LENGTH });

/** A new password. A login compares shorter ones, too. */
export const newPasswordSchema = z
  .string(inputError("newPasswordMissing"))
  .refine((text) => charactersOf(text) >= PASSWORD_MIN_LENGTH, inputError("passwordShort"))
  .refine(isNotTooLong, inputError("passwordLong"))
  .meta({ minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH });

/** The referrer's username from `?ref=`. Unknown names are ignored. */
const refSchema = z.string().max(MAX_LOOKUP_LENGTH).optional();

/** Whether the session lasts 30 idle days instead of an hour. */
const staySchema = z.boolean(inputError("notTrueOrFalse")).optional();

export const registerInput = z.strictObject({
  username: usernameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  ref: refSchema,
  stay: staySchema,
  /** Played by a program, and permanently labeled as a bot. */
  isBot: z.boolean(inputError("notTrueOrFalse")).optional(),
});

export const guestInput = z.strictObject({ ref: refSchema });

export const upgradeInput = z.strictObject({
  username: usernameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  stay: staySchema,
});

export const loginInput = z.strictObject({
  username: z
    .string(inputError("ownUsernameMissing"))
    .min(1, inputError("ownUsernameMissing"))
    .max(MAX_LOOKUP_LENGTH),
  password: passwordSchema.min(1, inputError("ownPasswordMissing")),
  stay: staySchema,
});

export const forgotUsernameInput = z.strictObject({ email: emailSchema });

export const forgotPasswordInput = z.union([
  z.strictObject({
    username: z.string().min(1, inputError("ownNameMissing")).max(MAX_LOOKUP_LENGTH),
  }),
  z.strictObject({ email: emailSchema }),
]);

/** The token of a mailed link. */
export const tokenFromLinkSchema = z
  .string()
  .min(1, inputError("linkIncomplete"))
  .max(128, inputError("linkInvalid"));

export const resetPasswordInput = z.strictObject({
  token: tokenFromLinkSchema,
  password: newPasswordSchema,
});

/** Contents of the display cookie `user` (spec §3 Logged-in user). */
export const displayUserSchema = z.object({
  username: z.string(),
  email: z.string(),
  baseName: z.string(),
  quote: z.string(),
  profilePicture: z.string(),
});

/** Spec §3 Login payload. */
export const loginPayloadSchema = z.object({
  user: displayUserSchema.extend({
    _id: idSchema,
    isGuest: z.boolean(),
    /** What the player may do on the team (docs/moderation.md). */
    role: z.enum(ROLES),
    items: z.array(z.object({ item: z.string(), count: z.int() })),
    digEnergyCap: rangeSchema,
    digMetalCap: rangeSchema,
    status: statusSchema,
    /** Where the base is, or would be placed now if it is not on the map. */
    base: positionSchema,
    /** Whether the base is on the map. If not, the next action places it (rules §2). */
    baseOnMap: z.boolean(),
    /** When the account will be deleted, unless the player keeps it; null if it won't. */
    deletesAt: timeSchema.nullable(),
  }),
  createdAt: timeSchema,
  /** Number of the season. */
  season: z.int().min(1),
  /** Maximum idle time of the session, in seconds; null for an API token. */
  idleSeconds: z.int().min(1).nullable(),
});

/** A session of the player. It has no network address. */
export const sessionSchema = z.object({
  _id: idSchema,
  createdAt: timeSchema,
  lastSeenAt: timeSchema,
  /** Whether it is the session of this request. */
  current: z.boolean(),
  stay: z.boolean(),
  /** Browser and system, such as `Firefox on Windows`. */
  device: z.string(),
});
export const sessionsAnswer = z.object({ sessions: z.array(sessionSchema) });
export const endSessionInput = z.strictObject({ id: idSchema });

/**
 * What an API token may do besides reading: steps, digs, purchases and other changes to the
 * player's own things; fights; chat.
 */
export const TOKEN_SCOPES = ["play", "attack", "chat"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
const scopeSchema = z.enum(TOKEN_SCOPES, inputError("scopeUnknown"));

export const createTokenInput = z.strictObject({
  name: z
    .string(inputError("tokenNameMissing"))
    .trim()
    .min(1, inputError("tokenNameMissing"))
    .max(60, inputError("tokenNameLong"))
    .regex(/^\P{Cc}*$/u, inputError("tokenNameLetters")),
  /** Defaults to all scopes. An empty list makes a read-only token. */
  scopes: z
    .array(scopeSchema, inputError("scopesNotList"))
    .max(TOKEN_SCOPES.length, inputError("scopeTwice"))
    .refine((scopes) => new Set(scopes).size === scopes.length, inputError("scopeTwice"))
    .optional(),
});
export const deleteTokenInput = z.strictObject({ id: idSchema });
export const apiTokenSchema = z.object({
  _id: idSchema,
  name: z.string(),
  scopes: z.array(scopeSchema),
  createdAt: timeSchema,
  lastUsedAt: timeSchema.nullable(),
});
export const apiTokensSchema = z.object({ tokens: z.array(apiTokenSchema) });
/** The secret is shown only once. */
export const createdTokenSchema = z.object({ token: apiTokenSchema, secret: z.string() });

export type CreateTokenInput = z.infer<typeof createTokenInput>;
export type RegisterInput = z.infer<typeof registerInput>;
export type UpgradeInput = z.infer<typeof upgradeInput>;
export type LoginInput = z.infer<typeof loginInput>;
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInput>;
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;
export type DisplayUser = z.infer<typeof displayUserSchema>;
export type PlayerSession = z.infer<typeof sessionSchema>;
export type LoginPayload = z.infer<typeof loginPayloadSchema>;
