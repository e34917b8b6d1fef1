/** Names shared by HTTP clients and servers: cookies, headers, paths, limits. */
import { COOKIE_SECONDS } from "@emberlode/game";

/** Session cookie; prefixed with `__Host-` if the public address is https. */
export const SESSION_COOKIE = "sid";
/** Identifies a browser that has logged in before; prefixed with `__Host-` as well. */
export const DEVICE_COOKIE = "device";
/** Display cookies of the spec. Never trusted; any page sets them again while the session lives. */
export const USER_COOKIE = "user";
export const LOGGED_IN_COOKIE = "loggedIn";
/** Language chosen in this browser. Written by the client, read for pages rendered with texts. */
export const LANGUAGE_COOKIE = "language";
/** Maximum age of the display cookies, in seconds (spec §9). */
export const DISPLAY_COOKIE_SECONDS = COOKIE_SECONDS;

export const IDEMPOTENCY_HEADER = "idempotency-key";
/**
 * Number of the season that the caller saw. A call that was decided in an earlier one is refused.
 */
export const SEASON_HEADER = "emberlode-season";
export const ERROR_CODE_HEADER = "x-error-code";
/** Limits that a call counts against, and the caller's remaining quota. */
export const RATE_POLICY_HEADER = "ratelimit-policy";
export const RATE_HEADER = "ratelimit";

export const TRPC_PATH = "/trpc";
/** Maximum number of calls in one tRPC batch, on both ends. */
export const MAX_BATCH = 10;
/** Largest request body, in bytes. */
export const MAX_BODY_BYTES = 16_384;
