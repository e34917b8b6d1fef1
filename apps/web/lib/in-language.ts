import { pageLocale } from "./language.ts";

/** A formatter for the current language, created on first use and again when the language changes. */
export function inLanguage<Format>(make: (locale: string) => Format): () => Format {
  let made: { locale: string; format: Format } | null = null;
  return () => {
    const locale = pageLocale();
    if (made?.locale !== locale) made = { locale, format: make(locale) };
    return made.format;
  };
}

/** A formatter of times for the current language. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  inLanguage((locale) => new Intl.DateTimeFormat(locale, options));
