/** A request: its facts, its caller, its call, and what goes back in addition to the body. */

import type { DisplayUser, TokenScope } from "@emberlode/contract";
import type { Language } from "@emberlode/messages";
import type { GameError } from "../errors.ts";
import type { Rate } from "./limits/rate-limit.ts";

/** Facts of the HTTP request that procedures may use. */
export interface RequestFacts {
  /** Value of the session cookie, unchecked. */
  sessionToken: string | null;
  /** Bearer API token of a script, unchecked. */
  bearerToken: string | null;
  /** The peer's address after TRUST_PROXY. */
  address: string;
  /** UUID of the `Idempotency-Key` header. */
  idempotencyKey: string | null;
  /** Why none of the request's calls is run. */
  refusal?: GameError;
  /** Whether a header of this call carries the key of a whole batch: then `path` and index are mixed in. */
  callIndex: number;
  /** The cookie by which a browser shows that it was logged in before, unchecked. */
  device?: string | null;
  /** What the browser calls itself; nothing is made of it but a few words for its player. */
  userAgent?: string | undefined;
  /** Whether a display cookie is missing that a browser with this session should have. */
  lacksDisplayCookies?: boolean;
  /** Name of this request in the log; one is made when the transport gives none. */
  requestId?: string;
  /** What the caller wants to read; English unless told. */
  language?: Language;
}

/** What the answer must carry in addition to its body. */
export interface ResponseEffects {
  /**
   * Start or renew the session cookies, or remove them. The age is the session's; the display cookies
   * live an hour at most.
   */
  session?:
    | { kind: "set"; token: string; user: DisplayUser; maxAgeSeconds: number }
    | { kind: "renew"; user: DisplayUser; maxAgeSeconds: number }
    | { kind: "clear" };
  /** How the caller stands with the limits that the calls were counted in, by their names. */
  rates?: Map<string, Rate>;
  /** The new value of the cookie by which this browser is known at its next log-in. */
  device?: string;
}

/** Who is calling. */
export interface Identity {
  /** Account id = player id. */
  playerId: number;
  isGuest: boolean;
  /** When the account was made, in milliseconds. */
  since: number;
  via: "session" | "token";
  /** What a token may do besides reading; a session may do everything. */
  scopes?: readonly TokenScope[];
  /** Whether the session is one that stays; never a token's. */
  stay: boolean;
}

/** Which call of a request this is. */
export interface CallFacts {
  /** Dotted procedure path such as `user.gather`. */
  path: string;
  /** Place in its batch, 0 for a call of its own. */
  index: number;
}
