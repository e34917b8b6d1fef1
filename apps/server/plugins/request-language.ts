/** The language of a request's answer. */
import type { IncomingHttpHeaders } from "node:http";
import { LANGUAGE_COOKIE } from "@emberlode/contract";
import {
  acceptedLanguage,
  type Language,
  languageOf,
  SERVER_WORDS,
  type ServerWords,
} from "@emberlode/messages";
import { readCookie } from "./session-cookies.ts";

/** The request header that answers with texts depend on (`Vary`). */
export const LANGUAGE_HEADER = "accept-language";

interface Asked {
  headers: IncomingHttpHeaders;
}

export const languageOfRequest = ({ headers }: Asked): Language =>
  acceptedLanguage(headers[LANGUAGE_HEADER]);

/** A browser asks for a page in its own language, whatever its player chose in the game. */
export function languageOfPage(request: Asked): Language {
  const chosen = readCookie(request.headers.cookie, LANGUAGE_COOKIE);
  return languageOf(chosen ?? "") ?? languageOfRequest(request);
}

export const wordsOf = (request: Asked): ServerWords => SERVER_WORDS[languageOfRequest(request)];
