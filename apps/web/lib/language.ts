/** The page's language: the chosen one, else the browser's. */
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageOf,
  localeOf,
} from "@emberlode/messages/languages";
import { writeLanguageCookie } from "./cookies.ts";
import { persistedAtom } from "./persisted.ts";
import { store } from "./store.ts";

/** Set by the build that prerenders pages. */
declare const __LANGUAGE__: Language | undefined;

function preferredLanguage(): Language {
  if (typeof __LANGUAGE__ !== "undefined") return __LANGUAGE__;
  const chosen = store.get(persistedAtom).language;
  if (chosen !== null) return chosen;
  // Tests of pure modules run without a browser.
  const browserLanguages = typeof navigator === "undefined" ? [] : navigator.languages;
  return browserLanguages.flatMap((tag) => languageOf(tag) ?? [])[0] ?? DEFAULT_LANGUAGE;
}

let language: Language | undefined;

/** This page's language. A change applies from the next page load. */
export function pageLanguage(): Language {
  language ??= preferredLanguage();
  return language;
}

/** The page's locale for numbers, lists and times. */
export const pageLocale = (): string => localeOf(pageLanguage());

/** Requests answers in the chosen language, else the browser's. */
export const languageHeader = (): Record<string, string> => ({
  "accept-language": preferredLanguage(),
});

/** Writes the page's language into the document and the cookie. */
export function declareLanguage(): void {
  const { language: chosen } = store.get(persistedAtom);
  // Browsers expire the cookie eventually; the stored choice does not expire.
  if (chosen !== null) writeLanguageCookie(chosen);
  document.documentElement.lang = pageLanguage();
}

/** Switches this browser to a language, from the next page load on. */
export function chooseLanguage(chosen: Language): void {
  store.set(persistedAtom, (state) => ({ ...state, language: chosen }));
  writeLanguageCookie(chosen);
}

/**
 * A formatter for the current language, created on first use and again when the language changes.
 */
export function inLanguage<Format>(make: (locale: string) => Format): () => Format {
  let cached: { locale: string; format: Format } | null = null;
  return () => {
    const locale = pageLocale();
    if (cached?.locale !== locale) cached = { locale, format: make(locale) };
    return cached.format;
  };
}

/** A formatter of times for the current language. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  inLanguage((locale) => new Intl.DateTimeFormat(locale, options));

/** As in our texts, without the comma that American English puts before "and". */
const list = inLanguage((locale) => new Intl.ListFormat(locale === "en-US" ? "en-GB" : locale));

/** Several names in a sentence: Ann, Bo and Cy. */
export const formatList = (names: readonly string[]): string => list().format(names);
