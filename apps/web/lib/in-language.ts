import { t } from "./i18n/catalogue.ts";

/** A way of writing in the language in use, made at its first use and again when the language is another. */
export function inLanguage<Format>(make: (locale: string) => Format): () => Format {
  let made: { locale: string; format: Format } | null = null;
  return () => {
    if (made?.locale !== t.locale) made = { locale: t.locale, format: make(t.locale) };
    return made.format;
  };
}

/** A way of writing times in the language in use. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) =>
  inLanguage((locale) => new Intl.DateTimeFormat(locale, options));
