import {
  appRouter,
  type Context,
  GameError,
  runnerOf,
  type Services,
  toFailure,
} from "@emberlode/api";
import { CALLS } from "@emberlode/contract/calls";
import { getTRPCErrorFromUnknown, getTRPCErrorShape } from "@trpc/server";
import { getHTTPStatusCode } from "@trpc/server/http";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import type { Deadlines } from "../requests/deadlines.ts";
import { writeRates } from "../requests/rate-headers.ts";
import { contextOf } from "../requests/request-context.ts";
import { translatorsOf } from "../requests/request-language.ts";
import type { SessionCookies } from "../requests/session-cookies.ts";
import { retryAfter, toGameError } from "../rest/to-http.ts";
import type { FailedCall } from "./run-calls.ts";
import { slimTrpcAdapter } from "./slim-adapter.ts";

export interface TrpcOptions {
  services: Services;
  cookies: SessionCookies;
  deadlines: Deadlines;
}

function hasPercent(params: unknown): boolean {
  if (typeof params !== "object" || params === null || !("path" in params)) return false;
  return typeof params.path === "string" && params.path.includes("%");
}

/** The HTTP method for each kind of procedure. */
const methodOf = (type: FailedCall["type"]) => (type === "mutation" ? "POST" : "GET");

/** A stream's headers are sent before its calls could set cookies. */
const COOKIE_CALLS = new Set(CALLS.filter(({ session }) => session).map(({ name }) => name));

const BODY_LIMITS = new Map(
  CALLS.flatMap(({ name, maxBodyBytes }) =>
    maxBodyBytes === undefined ? [] : [[name, maxBodyBytes] as const],
  ),
);

const isProcedure = (path: string) => Object.hasOwn(appRouter._def.procedures, path);

/** Sends a refusal before any procedure ran, in the format of tRPC clients. */
function sendTrpcFailure(reply: FastifyReply, cause: unknown): FastifyReply {
  const error = getTRPCErrorFromUnknown(toGameError(cause));
  const failure = toFailure(error, translatorsOf(reply.request));
  retryAfter(reply, failure);
  const config = appRouter._def._config;
  const shape = getTRPCErrorShape({
    config,
    error,
    type: "unknown",
    path: undefined,
    input: undefined,
    ctx: undefined,
  });
  const envelope = { error: { ...shape, message: failure.text } };
  return reply
    .code(getHTTPStatusCode(envelope))
    .header("content-type", "application/json")
    .header("cache-control", "no-store")
    .send(Buffer.from(JSON.stringify(envelope)));
}

/** All procedures over tRPC, with our cookies, deadlines and refusals. */
export async function trpcPlugin(app: FastifyInstance, options: TrpcOptions): Promise<void> {
  const { services, cookies, deadlines } = options;
  app.setErrorHandler((error: FastifyError, _request, reply) => sendTrpcFailure(reply, error));
  await slimTrpcAdapter<Context>(app, {
    router: appRouter,
    runnerOf,
    bodyLimits: BODY_LIMITS,
    enter: (request, reply) => {
      // The router already decoded it; decoding again in tRPC could throw an internal error.
      if (request.url.includes("%25") && hasPercent(request.params))
        throw new GameError("NOT_FOUND");
      deadlines.enter(reply);
    },
    leave: (reply) => deadlines.leave(reply),
    createContext: (request) => contextOf(request, services, cookies),
    beforeStream: (names) => {
      if (names.some((name) => COOKIE_CALLS.has(name)))
        throw new GameError("UNSUPPORTED_MEDIA_TYPE");
    },
    beforeSend: (request, reply, ctx) => {
      reply.header("cache-control", "no-store");
      if (ctx === undefined) return;
      cookies.write(request, reply, ctx.effects);
      writeRates(reply, ctx.effects);
    },
    onError: ({ error, path, type }, reply) => {
      // All calls of a batch are of one kind.
      if (error.code === "METHOD_NOT_SUPPORTED") reply.header("allow", methodOf(type));
      if (path !== undefined && !isProcedure(path)) services.calls.unknown += 1;
      retryAfter(reply, toFailure(error));
    },
  });
}
