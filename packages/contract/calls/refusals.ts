/** Error codes of calls: the call's own, and those common to all calls. */
import type { GameErrorCode } from "@emberlode/game";

/**
 * Codes that no definition lists, since they follow from a call's kind and access. BANNED is also
 * for browsers whose session ended with a ban.
 */
export const COMMON_REFUSALS = [
  "BAD_INPUT",
  "TOO_MANY_REQUESTS",
  "INTERNAL",
  "BUSY",
  "MAINTENANCE",
  // Between two seasons; and, of some calls, by a fight's own rule.
  "PEACE",
  "SEASON_CHANGED",
  "NOT_LOGGED_IN",
  "BANNED",
  "SCOPE_MISSING",
  "CROSS_SITE",
  "BODY_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "KEY_REUSED",
] as const satisfies readonly GameErrorCode[];

/** Codes of every action that places the player's base on the map (rules §2). */
export const PLACEMENT_REFUSALS = [
  "WORLD_FULL",
  "TOO_MANY_GUESTS_HERE",
  "TOO_MANY_GUESTS",
] as const satisfies readonly GameErrorCode[];

/** Codes of the names of an account. */
export const NAMING_REFUSALS = [
  "USERNAME_RESERVED",
  "WORD_NOT_ALLOWED",
  "USERNAME_TAKEN",
  "EMAIL_TAKEN",
  "MAIL_DOMAIN_BLOCKED",
] as const satisfies readonly GameErrorCode[];

/** Codes of every staff call that needs a confirmed session. */
export const STAFF_REFUSALS = [
  "FORBIDDEN",
  "CONFIRMATION_NEEDED",
  "SECOND_FACTOR_NEEDED",
] as const satisfies readonly GameErrorCode[];

/** Why an action on a player is refused. */
export const PLAN_REFUSALS = [
  "NOT_FOUND",
  "NOTHING_TO_CHANGE",
  "TOO_LONG_FOR_ROLE",
  "USERNAME_TAKEN",
  "USERNAME_RESERVED",
  "WORD_NOT_ALLOWED",
  "EMAIL_TAKEN",
  "GUEST_NOT_ALLOWED",
  "NOT_ENOUGH_RESOURCES",
  "WRONG_FIELD",
] as const satisfies readonly GameErrorCode[];

export type CommonRefusal = (typeof COMMON_REFUSALS)[number];

/** Codes that a definition can list. */
export type OwnRefusal = Exclude<GameErrorCode, CommonRefusal>;

/** All error codes of a call, by its definition. */
export type RefusalOf<C> =
  | CommonRefusal
  | (C extends { refusals: readonly (infer Own extends OwnRefusal)[] } ? Own : never);
