import type { RequestFacts, ResponseEffects } from "@emberlode/api";
import {
  DISPLAY_COOKIE_SECONDS,
  LOGGED_IN_COOKIE,
  SESSION_COOKIE,
  USER_COOKIE,
} from "@emberlode/contract";
import fastifyCookie from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

const { serialize } = fastifyCookie;

/** Longest cookie value that is looked at; ours have 43 characters. */
const MAX_TOKEN_LENGTH = 128;

function readCookie(header: string | undefined, name: string): string | null {
  if (header === undefined) return null;
  for (const part of header.split(";")) {
    const equals = part.indexOf("=");
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return null;
}

const sidNameOf = (secure: boolean) => (secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE);

/** Value of the session cookie of a `Cookie` header, unchecked; null when there is none. */
export function readSessionToken(header: string | undefined, secure: boolean): string | null {
  const token = readCookie(header, sidNameOf(secure));
  return token === null || token === "" || token.length > MAX_TOKEN_LENGTH ? null : token;
}

/** Whether a browser lost a display cookie: they live an hour, sessions may live longer. */
function lacksDisplayCookies(header: string | undefined): boolean {
  return [USER_COOKIE, LOGGED_IN_COOKIE].some((name) => !readCookie(header, name));
}

/** What a request's cookies say of its session. */
type CookieFacts = Pick<RequestFacts, "sessionToken" | "lacksDisplayCookies">;

/** Reads the session cookie and writes the three cookies of a session. */
export interface SessionCookies {
  /** The session cookie's value, unchecked, null when there is none; and what is missing beside it. */
  read(request: FastifyRequest): CookieFacts;
  /** Carries out what the procedures asked for. */
  write(request: FastifyRequest, reply: FastifyReply, effects: ResponseEffects): void;
}

/**
 * @param secure whether the public address is https: then the cookie is `__Host-sid` with Secure
 */
export function createSessionCookies(secure: boolean): SessionCookies {
  const sidName = sidNameOf(secure);
  const shared = { path: "/", sameSite: "lax", secure } as const;

  const credential = (token: string, maxAge: number) =>
    serialize(sidName, token, { ...shared, httpOnly: true, maxAge });
  const display = (user: string, loggedIn: string, maxAge: number): string[] => [
    serialize(USER_COOKIE, user, { ...shared, maxAge }),
    serialize(LOGGED_IN_COOKIE, loggedIn, { ...shared, maxAge }),
  ];

  function read({ headers: { cookie } }: FastifyRequest): CookieFacts {
    const sessionToken = readSessionToken(cookie, secure);
    return {
      sessionToken,
      lacksDisplayCookies: sessionToken !== null && lacksDisplayCookies(cookie),
    };
  }

  return {
    read,
    write(request, reply, { session }) {
      if (session === undefined) return;
      if (session.kind === "clear") {
        reply.header("set-cookie", [credential("", 0), ...display("", "", 0)]);
        return;
      }
      const { user, maxAgeSeconds } = session;
      const token = session.kind === "set" ? session.token : read(request).sessionToken;
      const cookies = display(
        JSON.stringify(user),
        "1",
        Math.min(maxAgeSeconds, DISPLAY_COOKIE_SECONDS),
      );
      if (token !== null) cookies.unshift(credential(token, maxAgeSeconds));
      reply.header("set-cookie", cookies);
    },
  };
}
