/** A request: its facts, its caller, its call, and its effects on the response. */

import type { DisplayUser, TokenScope } from "@emberlode/contract";
import type { Language } from "@emberlode/messages";
import type { GameError } from "../errors.ts";
import type { Rate } from "./limits/rate-limit.ts";

/** Facts of the HTTP request that procedures can use. */
export interface RequestFacts {
  /** Value of the session cookie, unchecked. */
  sessionToken: string | null;
  /** Bearer API token of a script, unchecked. */
  bearerToken: string | null;
  /** The peer's address after TRUST_PROXY. */
  address: string;
  /** UUID of the `Idempotency-Key` header. */
  idempotencyKey: string | null;
  /** Number of the season that the caller saw; missing if unknown. */
  season?: number;
  /** Refuses all of the request's calls when set. */
  refusal?: GameError;
  /** Index of this call if the transport split a batch, else 0. */
  callIndex: number;
  /** The cookie that marks browsers that were logged in before, unchecked. */
  deviceCookie?: string | null;
  /** The username that the page shows before its first call, unchecked. */
  shownName?: string | null;
  /** The User-Agent; used only to name the device to its player. */
  userAgent?: string | undefined;
  /** Whether a display cookie of this session is missing. */
  lacksDisplayCookies?: boolean;
  /** Request ID in the log; generated if the transport gives none. */
  requestId?: string;
  /** The caller's language; English by default. */
  language?: Language;
}

/** Effects on the response besides its body. */
export interface ResponseEffects {
  /**
   * Set, extend or remove the session cookies. The age is the session's; display cookies last an
   * hour at most.
   */
  session?:
    | { kind: "set"; token: string; user: DisplayUser; maxAgeSeconds: number }
    | { kind: "extend"; user: DisplayUser; maxAgeSeconds: number }
    | { kind: "clear" };
  /** The state of the limits that counted the calls, by name. */
  rates?: Map<string, Rate>;
  /** The new value of the cookie that identifies this browser at its next login. */
  deviceCookie?: string;
}

/** The caller. */
export interface Identity {
  /** Account id; the same as the player id. */
  playerId: number;
  isGuest: boolean;
  /** When the account was created, in milliseconds. */
  since: number;
  via: "session" | "token";
  /** A token's permissions besides reading; undefined for a session, which may do everything. */
  scopes?: readonly TokenScope[];
  /** Whether the session is a long one; always false for a token. */
  stay: boolean;
}

/** Identifies a call within its request. */
export interface CallFacts {
  /** Dotted procedure path such as `user.gather`. */
  path: string;
  /** Index in its batch, 0 for a single call. */
  index: number;
}
