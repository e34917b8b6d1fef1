/** Which codes a call can answer: its own, and those that any call may meet. */
import type { GameErrorCode } from "@emberlode/game";

/** Codes that no definition lists: any call may meet them, by what it is sent, who asks and how things stand. */
export const COMMON_REFUSALS = [
  "BAD_INPUT",
  "TOO_MANY_REQUESTS",
  "INTERNAL",
  "BUSY",
  "NOT_LOGGED_IN",
  "SCOPE_MISSING",
  "CROSS_SITE",
  "BODY_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "KEY_REUSED",
] as const satisfies readonly GameErrorCode[];

/** Codes of every action that gives its player's base a place on the map (rules §2). */
export const NO_ROOM = [
  "WORLD_FULL",
  "TOO_MANY_GUESTS_HERE",
  "TOO_MANY_GUESTS",
] as const satisfies readonly GameErrorCode[];

export type CommonRefusal = (typeof COMMON_REFUSALS)[number];

/** Codes that a definition can list. */
export type OwnRefusal = Exclude<GameErrorCode, CommonRefusal>;

/** What a call can be refused with, by its definition. */
export type RefusalOf<C> =
  | CommonRefusal
  | (C extends { refusals: readonly (infer Own extends OwnRefusal)[] } ? Own : never);
