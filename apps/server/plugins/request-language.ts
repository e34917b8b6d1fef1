/** What a request wants to be answered in. */
import type { IncomingHttpHeaders } from "node:http";
import { acceptedLanguage, type Language, SERVER_WORDS, type ServerWords } from "@emberlode/words";

/** What answers with texts depend on. */
export const LANGUAGE_HEADER = "accept-language";

interface Asked {
  headers: IncomingHttpHeaders;
}

export const languageOfRequest = ({ headers }: Asked): Language =>
  acceptedLanguage(headers[LANGUAGE_HEADER]);

export const wordsOf = (request: Asked): ServerWords => SERVER_WORDS[languageOfRequest(request)];
