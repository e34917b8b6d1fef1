import type { IncomingHttpHeaders } from "node:http";
import { type Context, createContext, GameError, type Services } from "@emberlode/api";
import { IDEMPOTENCY_HEADER } from "@emberlode/contract";
import type { FastifyRequest } from "fastify";
import { languageOfRequest } from "./request-language.ts";
import type { SessionCookies } from "./session-cookies.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const BEARER = /^bearer +([^\s]{1,128}) *$/i;

/** The API token of an `Authorization: Bearer` header. */
export function bearerTokenOf({ headers }: { headers: IncomingHttpHeaders }): string | null {
  const header = headers.authorization;
  return header === undefined ? null : (BEARER.exec(header)?.[1] ?? null);
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return null;
  if (typeof key !== "string" || !UUID.test(key)) {
    throw new GameError("BAD_INPUT", { text: ({ errors }) => errors.keyNotUuid });
  }
  return key.toLowerCase();
}

/**
 * What procedures learn of a request. A bearer token stands instead of the cookie, so whoever
 * skips the cross-site check with one reaches no session. BAD_INPUT for a key that is no UUID.
 */
export function contextOf(
  request: FastifyRequest,
  services: Services,
  cookies: SessionCookies,
): Context {
  const bearerToken = bearerTokenOf(request);
  return createContext(services, {
    ...(bearerToken === null ? cookies.read(request) : { sessionToken: null }),
    bearerToken,
    userAgent: request.headers["user-agent"],
    address: request.ip,
    idempotencyKey: idempotencyKeyOf(request),
    callIndex: 0,
    requestId: request.id,
    language: languageOfRequest(request),
  });
}
