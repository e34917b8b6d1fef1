import { pageLocale } from "./language.ts";

/** A way of writing in the language in use, made at its first use and again when the language is another. */
export function inLanguage<Format>(make: (locale: string) => Format): () => Format {
  let made: { locale: string; format: Format } | null = null;
  return () => {
    const locale = pageLocale();
    if (made?.locale !== locale) made = { locale, format: make(locale) };
    return made.format;
  };
}

/** A way of writing times in the language in use. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  inLanguage((locale) => new Intl.DateTimeFormat(locale, options));
