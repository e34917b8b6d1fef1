/** What the page speaks: what was chosen here, else what the browser asks for. */
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageOf,
  localeOf,
} from "@emberlode/messages/languages";
import { writeLanguageCookie } from "./cookies.ts";
import { persistedAtom } from "./persisted.ts";
import { store } from "./store.ts";

/** Set by the build that draws pages before there is a browser. */
declare const __LANGUAGE__: Language | undefined;

function chosenOrAsked(): Language {
  if (typeof __LANGUAGE__ !== "undefined") return __LANGUAGE__;
  const chosen = store.get(persistedAtom).language;
  if (chosen !== null) return chosen;
  // Tests of pure modules run without a browser.
  const asked = typeof navigator === "undefined" ? [] : navigator.languages;
  return asked.flatMap((tag) => languageOf(tag) ?? [])[0] ?? DEFAULT_LANGUAGE;
}

let language: Language | undefined;

/** The language of this page. Another one that is chosen meanwhile is that of the next page. */
export function pageLanguage(): Language {
  language ??= chosenOrAsked();
  return language;
}

/** How numbers, lists and times of this page are written. */
export const pageLocale = (): string => localeOf(pageLanguage());

/** Asks the server to answer in the language that was chosen, whatever the browser asks for. */
export const languageHeader = (): Record<string, string> => ({
  "accept-language": chosenOrAsked(),
});

/** Says in the document and in the cookie which language the page is in. */
export function declareLanguage(): void {
  const { language: chosen } = store.get(persistedAtom);
  // Browsers forget a cookie sooner or later, but no choice.
  if (chosen !== null) writeLanguageCookie(chosen);
  document.documentElement.lang = pageLanguage();
}

/** Shows the game in a language in this browser, from the next page on. */
export function chooseLanguage(chosen: Language): void {
  store.set(persistedAtom, (state) => ({ ...state, language: chosen }));
  writeLanguageCookie(chosen);
}
