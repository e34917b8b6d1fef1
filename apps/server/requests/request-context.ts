import type { IncomingHttpHeaders } from "node:http";
import {
  type Context,
  createContext,
  GameError,
  type RequestFacts,
  type Services,
} from "@emberlode/api";
import { IDEMPOTENCY_HEADER, SEASON_HEADER } from "@emberlode/contract";
import type { FastifyRequest } from "fastify";
import { languageOfRequest } from "./request-language.ts";
import type { SessionCookies } from "./session-cookies.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The client's address behind the trusted proxies. */
    readonly address: string;
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const SEASON = /^[1-9]\d{0,8}$/;
const BEARER = /^bearer +([^\s]{1,128}) *$/i;

/** The API token of an `Authorization: Bearer` header. */
export function bearerTokenOf({ headers }: { headers: IncomingHttpHeaders }): string | null {
  const header = headers.authorization;
  return header === undefined ? null : (BEARER.exec(header)?.[1] ?? null);
}

/** The request's key. If it is not a UUID, each of its calls is refused with BAD_INPUT. */
function readKey({ headers }: FastifyRequest): Pick<RequestFacts, "idempotencyKey" | "refusal"> {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return { idempotencyKey: null };
  if (typeof key === "string" && UUID.test(key)) return { idempotencyKey: key.toLowerCase() };
  const refusal = new GameError("BAD_INPUT", { text: ({ errors }) => errors("keyNotUuid") });
  return { idempotencyKey: null, refusal };
}

/** The season that the caller saw; nothing if the header is missing or no number. */
function readSeason({ headers }: FastifyRequest): Pick<RequestFacts, "season"> {
  const text = headers[SEASON_HEADER];
  return typeof text === "string" && SEASON.test(text) ? { season: Number(text) } : {};
}

/**
 * The request facts for procedures. A bearer token replaces the cookie, so a request that skips the
 * cross-site check with a token has no session.
 */
export function contextOf(
  request: FastifyRequest,
  services: Services,
  cookies: SessionCookies,
): Context {
  const bearerToken = bearerTokenOf(request);
  return createContext(services, {
    bearerToken,
    userAgent: request.headers["user-agent"],
    address: request.address,
    callIndex: 0,
    requestId: request.id,
    language: languageOfRequest(request),
    ...(bearerToken === null ? cookies.read(request) : { sessionToken: null }),
    ...readKey(request),
    ...readSeason(request),
  });
}
