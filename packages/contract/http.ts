/** Names shared by every HTTP peer: cookies, headers, paths, limits. */
import { COOKIE_SECONDS } from "@emberlode/game";

/** Session cookie; `__Host-` in front when the public address is https. */
export const SESSION_COOKIE = "sid";
/** Display cookies of the spec: never trusted, renewed with the session. */
export const USER_COOKIE = "user";
export const LOGGED_IN_COOKIE = "loggedIn";
/** Idle life of a session and of its display cookies, in seconds (spec §9). */
export const SESSION_IDLE_SECONDS = COOKIE_SECONDS;
/** Longest life of a session however busy, in seconds. */
export const SESSION_MAX_SECONDS = 86_400;

export const IDEMPOTENCY_HEADER = "idempotency-key";
export const ERROR_CODE_HEADER = "x-error-code";

export const TRPC_PATH = "/trpc";
/** Calls in one tRPC batch, on both ends. */
export const MAX_BATCH = 10;
/** Largest request body, in bytes. */
export const MAX_BODY_BYTES = 16_384;
