/** The one error class and its translation to the wire. The texts are in `@emberlode/messages`. */

import { isInputError } from "@emberlode/contract";
import { isRetryable, type OutageReason, outageReason, sqlState } from "@emberlode/db";
import { errorStatus, type GameErrorCode, type Refusal } from "@emberlode/game";
import {
  errorText,
  inputText,
  SERVER_TRANSLATORS,
  type ServerTranslators,
  utcTime,
} from "@emberlode/messages";
import { TRPCError } from "@trpc/server";
import { DrizzleQueryError } from "drizzle-orm";
import { ZodError } from "zod";

/** A sentence in the reader's language. */
type Sentence = (translators: ServerTranslators) => string;

/** When to try again once the server is less busy. */
const BUSY_RETRY_SECONDS = 1;

/** The optional details of a refusal. */
export interface GameErrorDetail {
  /** When to retry, in seconds (header `Retry-After`). */
  retryAfterSeconds?: number;
  /** Messages by form field. */
  fields?: Readonly<Record<string, Sentence>>;
  /** Replaces the code's default text. */
  text?: Sentence;
  /** The text without the waiting time, for pages with a countdown. */
  reason?: Sentence;
  /** Request ID in the log, for unexpected errors. */
  requestId?: string;
}

/** A failure in the form that all transports use. */
export interface Failure extends Pick<GameErrorDetail, "retryAfterSeconds" | "requestId"> {
  gameCode: GameErrorCode;
  httpStatus: number;
  /** Shown to the player. */
  text: string;
  /** The text without the waiting time, if it has one. */
  reason?: string;
  fields?: Record<string, string>;
}

type TrpcCode = TRPCError["code"];

const TRPC_CODES: Readonly<Record<number, TrpcCode>> = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_SUPPORTED",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  429: "TOO_MANY_REQUESTS",
  503: "SERVICE_UNAVAILABLE",
};

/**
 * A refusal shown to the player; its status and default text come from its code. A usecase returns
 * its own refusals so that the compiler checks their codes against the call's list. Only refusals
 * that any call can get may be thrown, which a check enforces.
 */
export class GameError<Code extends GameErrorCode = GameErrorCode> extends TRPCError {
  readonly gameCode: Code;
  readonly detail: GameErrorDetail;

  constructor(gameCode: Code, detail: GameErrorDetail = {}) {
    super({
      code: TRPC_CODES[errorStatus(gameCode)] ?? "INTERNAL_SERVER_ERROR",
      // For logs and tests; the caller gets it translated.
      message: textOf(gameCode, detail, SERVER_TRANSLATORS.en),
    });
    this.name = "GameError";
    this.gameCode = gameCode;
    this.detail = detail;
  }

  /** Turns a rule's refusal into an error, with the number behind it if the rule gives one. */
  static fromRefusal<Code extends GameErrorCode>(refusal: Refusal<Code>): GameError<Code> {
    const { code, waitMs, until } = refusal;
    if (code === "BUSY") return new GameError(code, { retryAfterSeconds: BUSY_RETRY_SECONDS });
    return new GameError(code, {
      text({ errors, answers }) {
        if (until === undefined)
          return errorText(errors, code, code === "MAINTENANCE" ? {} : refusal);
        return answers("endsAt", { text: errorText(errors, code), time: utcTime(until) });
      },
      ...(waitMs !== undefined && { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }),
    });
  }
}

/** Whether a retry may succeed: the database was unreachable, or two calls conflicted. */
export function isRetryableFailure(error: unknown): boolean {
  return isRetryable(error) || (error instanceof Error && isRetryable(error.cause));
}

/** Why the database was unreachable; null for a conflict of two calls, which is no outage. */
export function outageOf(error: unknown): OutageReason | null {
  return outageReason(error) ?? (error instanceof Error ? outageReason(error.cause) : null);
}

/** SQLSTATEs of text that Postgres cannot store, such as U+0000 sent by a client. */
const UNSTORABLE_TEXT = new Set(["22021", "22P05"]);

/** Whether the database refused text that only a malformed request can contain. */
export function isUnstorableText(error: unknown): boolean {
  const cause = error instanceof TRPCError ? error.cause : error;
  return UNSTORABLE_TEXT.has(sqlState(cause) ?? "");
}

/** The refusal of a call that may succeed a second later. */
export function busyError(): GameError<"BUSY"> {
  return GameError.fromRefusal({ ok: false, code: "BUSY" });
}

/** Whether this is a bug or a failure of the database, not a refusal. */
export function isUnexpected(error: unknown): boolean {
  if (error instanceof GameError) return false;
  return !(error instanceof TRPCError) || error.code === "INTERNAL_SERVER_ERROR";
}

/**
 * The part of an error to log: its cause, because Drizzle's own message repeats the query's
 * parameters, including names and email addresses.
 */
export function loggable(error: unknown): unknown {
  const wraps = error instanceof TRPCError || error instanceof DrizzleQueryError;
  return wraps && error.cause !== undefined ? loggable(error.cause) : error;
}

/** The text for a schema's message. */
const sentenceOf =
  (message: string): Sentence =>
  (translators) =>
    inputText(translators, message);

/** First message per path of an invalid input. */
function fieldTexts(error: ZodError): Record<string, Sentence> {
  const texts: Record<string, Sentence> = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join(".");
    if (!Object.hasOwn(texts, path)) texts[path] = sentenceOf(issue.message);
  }
  return texts;
}

/** The refusal of an input that does not match its schema. */
function inputRefusal(error: ZodError): GameError<"BAD_INPUT"> {
  const fields = fieldTexts(error);
  const known = error.issues.find(({ message }) => isInputError(message));
  return new GameError("BAD_INPUT", {
    ...(known !== undefined && { text: sentenceOf(known.message) }),
    fields,
  });
}

/** The player's text for a refusal. */
function textOf(
  code: GameErrorCode,
  { text }: GameErrorDetail,
  translators: ServerTranslators,
): string {
  return text?.(translators) ?? errorText(translators.errors, code);
}

function gameFailure({ gameCode, detail }: GameError, translators: ServerTranslators): Failure {
  const { fields, reason, text: _, ...otherDetails } = detail;
  const fieldTexts = Object.entries(fields ?? {}).map(([name, text]) => [name, text(translators)]);
  return {
    ...otherDetails,
    ...(fields !== undefined && { fields: Object.fromEntries(fieldTexts) }),
    ...(reason !== undefined && { reason: reason(translators) }),
    gameCode,
    httpStatus: errorStatus(gameCode),
    text: textOf(gameCode, detail, translators),
  };
}

/**
 * Translates any thrown value for the wire, without internals.
 * @param translators the reader's language; English if there is no reader
 */
export function toFailure(
  error: unknown,
  translators: ServerTranslators = SERVER_TRANSLATORS.en,
): Failure {
  if (error instanceof GameError) return gameFailure(error, translators);
  if (error instanceof TRPCError) {
    if (error.cause instanceof GameError) return toFailure(error.cause, translators);
    if (error.code === "BAD_REQUEST" && error.cause instanceof ZodError) {
      return toFailure(inputRefusal(error.cause), translators);
    }
    const plain = TRPC_FAILURES[error.code];
    if (plain !== undefined) return gameFailure(new GameError(plain), translators);
  }
  return gameFailure(new GameError("INTERNAL"), translators);
}

/** Failures raised by tRPC itself: unknown path, unreadable body, wrong method. */
const TRPC_FAILURES: Partial<Record<TrpcCode, GameErrorCode>> = {
  NOT_FOUND: "NOT_FOUND",
  METHOD_NOT_SUPPORTED: "METHOD_NOT_ALLOWED",
  UNSUPPORTED_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  PAYLOAD_TOO_LARGE: "BODY_TOO_LARGE",
  BAD_REQUEST: "BAD_INPUT",
  PARSE_ERROR: "BAD_INPUT",
};
