/** A request: its facts, its caller, its call, and the effects on its response besides the body. */

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
  /** Refuses all of the request's calls when set. */
  refusal?: GameError;
  /** Whether the key is a header of a whole batch: then `path` and index are mixed in. */
  callIndex: number;
  /** The cookie that shows that a browser was logged in before, unchecked. */
  device?: string | null;
  /** The User-Agent; used only to name the device to its player. */
  userAgent?: string | undefined;
  /** Whether a display cookie is missing that should accompany this session. */
  lacksDisplayCookies?: boolean;
  /** Id of this request in the log; generated if the transport gives none. */
  requestId?: string;
  /** The caller's language; English by default. */
  language?: Language;
}

/** Effects on the response besides its body. */
export interface ResponseEffects {
  /**
   * Start or renew the session cookies, or remove them. The age is the session's; the display cookies
   * live an hour at most.
   */
  session?:
    | { kind: "set"; token: string; user: DisplayUser; maxAgeSeconds: number }
    | { kind: "renew"; user: DisplayUser; maxAgeSeconds: number }
    | { kind: "clear" };
  /** The state of the limits that counted the calls, by name. */
  rates?: Map<string, Rate>;
  /** The new value of the cookie that identifies this browser at its next log-in. */
  device?: string;
}

/** The caller. */
export interface Identity {
  /** Account id; the same as the player id. */
  playerId: number;
  isGuest: boolean;
  /** When the account was created, in milliseconds. */
  since: number;
  via: "session" | "token";
  /** A token's permissions besides reading; a session may do everything. */
  scopes?: readonly TokenScope[];
  /** Whether the session is a long one; always false for a token. */
  stay: boolean;
}

/** Which call of a request this is. */
export interface CallFacts {
  /** Dotted procedure path such as `user.gather`. */
  path: string;
  /** Index in its batch, 0 for a single call. */
  index: number;
}
