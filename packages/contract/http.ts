/** Names shared by every HTTP peer: cookies, headers, paths, limits. */
import { COOKIE_SECONDS } from "@emberlode/game";

/** Session cookie; `__Host-` in front when the public address is https. */
export const SESSION_COOKIE = "sid";
/** By which a browser that was logged in before is known; `__Host-` in front as well. */
export const DEVICE_COOKIE = "device";
/** Display cookies of the spec: never trusted; they come again with any page while the session lives. */
export const USER_COOKIE = "user";
export const LOGGED_IN_COOKIE = "loggedIn";
/** What was chosen to be spoken in this browser; written by the client, for pages that come with words. */
export const LANGUAGE_COOKIE = "language";
/** Longest life of the display cookies, in seconds (spec §9). */
export const DISPLAY_COOKIE_SECONDS = COOKIE_SECONDS;

export const IDEMPOTENCY_HEADER = "idempotency-key";
export const ERROR_CODE_HEADER = "x-error-code";
/** Which limits a call was counted in, and how its caller stands with them. */
export const RATE_POLICY_HEADER = "ratelimit-policy";
export const RATE_HEADER = "ratelimit";

export const TRPC_PATH = "/trpc";
/** Calls in one tRPC batch, on both ends. */
export const MAX_BATCH = 10;
/** Largest request body, in bytes. */
export const MAX_BODY_BYTES = 16_384;
