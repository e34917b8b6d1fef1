/** Errors as the clients of sockets get them. */
import { isRetryableFailure, isUnexpected, type Services, toFailure } from "@emberlode/api";
import type { SocketRefusal } from "@emberlode/contract";
import { DEFAULT_LANGUAGE, type Language, SERVER_TRANSLATORS } from "@emberlode/messages";

/** The answer to a refused event, in this language; logs an unexpected error. */
export function toRefusal(error: unknown, services: Services, language?: Language): SocketRefusal {
  const thrown = error instanceof Error ? error : new Error(String(error));
  const known = isRetryableFailure(thrown) ? services.outages.toBusy(thrown) : thrown;
  if (isUnexpected(known)) services.log.error({ err: known }, "unexpected error on a socket");
  const { gameCode, text, reason, retryAfterSeconds } = toFailure(
    known,
    SERVER_TRANSLATORS[language ?? DEFAULT_LANGUAGE],
  );
  return {
    error: {
      code: gameCode,
      text,
      ...(reason !== undefined && { reason }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    },
  };
}

/** The error that a client gets for a refused handshake. */
export function handshakeError(error: unknown, services: Services, language: Language): Error {
  const { code, text, retryAfterSeconds } = toRefusal(error, services, language).error;
  const wait = retryAfterSeconds !== undefined && { retryAfterSeconds };
  return Object.assign(new Error(text), { data: { code, text, ...wait } });
}
