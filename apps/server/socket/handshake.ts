/** The caller of a socket's handshake. */
import type { IncomingMessage } from "node:http";
import type { Credential } from "@emberlode/api";
import { acceptedLanguage, type Language, languageOf } from "@emberlode/messages";
import type { Socket } from "socket.io";
import { bearerTokenOf } from "../requests/request-context.ts";
import { readSessionToken } from "../requests/session-cookies.ts";

/** The unchecked credential of a handshake: a bearer token, else the session cookie. */
export function credentialOf(request: IncomingMessage, secure: boolean): Credential {
  const bearerToken = bearerTokenOf(request);
  const sessionToken =
    bearerToken === null ? readSessionToken(request.headers.cookie, secure) : null;
  return { sessionToken, bearerToken };
}

/** The page's language, else the browser's. */
export function languageOfHandshake({ auth, headers }: Socket["handshake"]): Language {
  const requested: unknown = auth.language;
  const language = typeof requested === "string" ? languageOf(requested) : null;
  return language ?? acceptedLanguage(headers["accept-language"]);
}
