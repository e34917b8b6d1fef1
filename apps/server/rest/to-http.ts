import { type Failure, GameError, toFailure } from "@emberlode/api";
import { ERROR_CODE_HEADER } from "@emberlode/contract";
import type { FastifyReply } from "fastify";
import { LANGUAGE_HEADER, translatorsOf } from "../requests/request-language.ts";

/** Fastify's own errors by code; any other without a 4xx status is a bug. */
const FASTIFY_CODES: Readonly<Record<string, GameError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: new GameError("BODY_TOO_LARGE"),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new GameError("UNSUPPORTED_MEDIA_TYPE"),
};

function isClientError(error: unknown): boolean {
  if (!(error instanceof Error) || !("statusCode" in error)) return false;
  return typeof error.statusCode === "number" && error.statusCode >= 400 && error.statusCode < 500;
}

/** A failure as our error, without internals. */
export function toGameError(error: unknown): Error {
  if (error instanceof Error && "code" in error && typeof error.code === "string") {
    const known = FASTIFY_CODES[error.code];
    if (known) return known;
  }
  if (isClientError(error)) return new GameError("BAD_INPUT");
  return error instanceof Error ? error : new Error(String(error));
}

/** Sets `Retry-After` if a later retry makes sense. */
export function retryAfter(reply: FastifyReply, failure: Failure): void {
  if (failure.retryAfterSeconds !== undefined) {
    reply.header("retry-after", String(Math.ceil(failure.retryAfterSeconds)));
  }
}

/** Sends a failure over REST: the player's message as plain text, the code in a header. */
export function sendFailure(reply: FastifyReply, error: unknown): FastifyReply {
  const failure = toFailure(toGameError(error), translatorsOf(reply.request));
  retryAfter(reply, failure);
  return reply
    .code(failure.httpStatus)
    .header(ERROR_CODE_HEADER, failure.gameCode)
    .header("cache-control", "no-store")
    .header("vary", LANGUAGE_HEADER)
    .type("text/plain; charset=utf-8")
    .send(failure.text);
}
