/** The language of a response. */
import type { IncomingHttpHeaders } from "node:http";
import { LANGUAGE_COOKIE } from "@emberlode/contract";
import {
  acceptedLanguage,
  type Language,
  languageOf,
  SERVER_TRANSLATORS,
  type ServerTranslators,
} from "@emberlode/messages";
import { readCookie } from "./session-cookies.ts";

/** The request header that localized responses depend on (`Vary`). */
export const LANGUAGE_HEADER = "accept-language";

interface RequestLike {
  headers: IncomingHttpHeaders;
}

export const languageOfRequest = ({ headers }: RequestLike): Language =>
  acceptedLanguage(headers[LANGUAGE_HEADER]);

/**
 * The language of a page: the player's choice in a cookie, else the browser's `Accept-Language`.
 */
export function languageOfPage(request: RequestLike): Language {
  const cookieLanguage = readCookie(request.headers.cookie, LANGUAGE_COOKIE);
  return languageOf(cookieLanguage ?? "") ?? languageOfRequest(request);
}

export const translatorsOf = (request: RequestLike): ServerTranslators =>
  SERVER_TRANSLATORS[languageOfRequest(request)];
