import { DEVICE_DAYS, type RequestFacts, type ResponseEffects } from "@emberlode/api";
import {
  DEVICE_COOKIE,
  DISPLAY_COOKIE_SECONDS,
  displayUserSchema,
  LOGGED_IN_COOKIE,
  SESSION_COOKIE,
  USER_COOKIE,
} from "@emberlode/contract";
import { DAY, SECOND } from "@emberlode/game";
import fastifyCookie from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";

const { serialize } = fastifyCookie;

/** How long a browser is recognized after a login. */
const DEVICE_SECONDS = (DEVICE_DAYS * DAY) / SECOND;

/** Browsers keep cookies for at most 400 days. The server, not the cookie, ends a session. */
const CREDENTIAL_SECONDS = (400 * DAY) / SECOND;

/** Longest session token that is read; ours have 43 characters. */
const MAX_SESSION_TOKEN_LENGTH = 128;

/** Value of a cookie in a `Cookie` header, unchecked; null if it is missing. */
export function readCookie(header: string | undefined, name: string): string | null {
  if (header === undefined) return null;
  for (const part of header.split(";")) {
    const equals = part.indexOf("=");
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return null;
}

const sessionCookieNameOf = (secure: boolean) =>
  secure ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;

const deviceCookieNameOf = (secure: boolean) =>
  secure ? `__Host-${DEVICE_COOKIE}` : DEVICE_COOKIE;

/** The token in a `Cookie` header, not looked up; null if it is missing, empty or too long. */
export function readSessionToken(header: string | undefined, secure: boolean): string | null {
  const token = readCookie(header, sessionCookieNameOf(secure));
  return token === null || token === "" || token.length > MAX_SESSION_TOKEN_LENGTH ? null : token;
}

/** Whether a browser lost a display cookie: they expire after an hour, sessions may last longer. */
function isMissingDisplayCookies(header: string | undefined): boolean {
  return [USER_COOKIE, LOGGED_IN_COOKIE].some((name) => !readCookie(header, name));
}

/** The username in the display cookie, which scripts can set. */
function readShownName(header: string | undefined): string | null {
  try {
    const user: unknown = JSON.parse(decodeURIComponent(readCookie(header, USER_COOKIE) ?? ""));
    return displayUserSchema.parse(user).username;
  } catch {
    return null;
  }
}

/** The facts in a request's cookies. */
type CookieFacts = Pick<
  RequestFacts,
  "sessionToken" | "lacksDisplayCookies" | "deviceCookie" | "shownName"
>;

/** Reads and writes the three cookies of a session and the device cookie, which outlives it. */
export interface SessionCookies {
  /** Session token and device cookie, unchecked; and whether display cookies are missing. */
  read(request: FastifyRequest): CookieFacts;
  /**
   * Applies the effects of procedures. Only page loads extend the session cookie: the response of a
   * call may arrive after one that replaced the session, and would restore the old cookie.
   */
  write(
    request: FastifyRequest,
    reply: FastifyReply,
    effects: ResponseEffects,
    responseTo?: "call" | "page",
  ): void;
}

/** @param secure whether the public address is https: `__Host-sid` with Secure */
export function createSessionCookies(secure: boolean): SessionCookies {
  const sessionCookieName = sessionCookieNameOf(secure);
  const deviceCookieName = deviceCookieNameOf(secure);
  const shared = { path: "/", sameSite: "lax", secure } as const;

  const credential = (token: string, maxAge: number) =>
    serialize(sessionCookieName, token, { ...shared, httpOnly: true, maxAge });
  const display = (user: string, loggedIn: string, maxAge: number): string[] => [
    serialize(USER_COOKIE, user, { ...shared, maxAge }),
    serialize(LOGGED_IN_COOKIE, loggedIn, { ...shared, maxAge }),
  ];

  function read({ headers: { cookie } }: FastifyRequest): CookieFacts {
    const sessionToken = readSessionToken(cookie, secure);
    return {
      sessionToken,
      deviceCookie: readCookie(cookie, deviceCookieName),
      shownName: sessionToken === null ? null : readShownName(cookie),
      lacksDisplayCookies: sessionToken !== null && isMissingDisplayCookies(cookie),
    };
  }

  return {
    read,
    write(request, reply, { session, deviceCookie }, responseTo = "call") {
      if (session === undefined) return;
      if (session.kind === "clear") {
        reply.header("set-cookie", [credential("", 0), ...display("", "", 0)]);
        return;
      }
      const { user, maxAgeSeconds } = session;
      const currentToken = responseTo === "page" ? read(request).sessionToken : null;
      const token = session.kind === "set" ? session.token : currentToken;
      const cookies = display(
        JSON.stringify(user),
        "1",
        Math.min(maxAgeSeconds, DISPLAY_COOKIE_SECONDS),
      );
      if (token !== null) cookies.unshift(credential(token, CREDENTIAL_SECONDS));
      if (deviceCookie !== undefined) {
        const maxAge = DEVICE_SECONDS;
        cookies.push(
          serialize(deviceCookieName, deviceCookie, { ...shared, httpOnly: true, maxAge }),
        );
      }
      reply.header("set-cookie", cookies);
    },
  };
}
