/** Translators for the server, which formats thousands of messages a second. */
import { type Formatters, IntlMessageFormat } from "intl-messageformat";
import { type Language, localeOf } from "./languages.ts";
import type { Namespace, Translator } from "./translator.ts";

type Values = Parameters<IntlMessageFormat["format"]>[0];

/** Makes a formatter once per options, since that is far slower than formatting. */
function memoized<Options, Formatter>(make: (options?: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (_locales: unknown, options?: Options): Formatter => {
    const key = options === undefined ? "" : JSON.stringify(options);
    const formatter = made.get(key) ?? make(options);
    made.set(key, formatter);
    return formatter;
  };
}

function formattersOf(locale: string): Formatters {
  return {
    getNumberFormat: memoized((options) => new Intl.NumberFormat(locale, options)),
    getDateTimeFormat: memoized((options) => new Intl.DateTimeFormat(locale, options)),
    getPluralRules: memoized((options) => new Intl.PluralRules(locale, options)),
  };
}

function find(messages: unknown, key: string): string {
  let found = messages;
  for (const step of key.split(".")) found = (found as Record<string, unknown> | undefined)?.[step];
  if (typeof found !== "string") throw new RangeError(`There is no message ${key}.`);
  return found;
}

/**
 * Compiles each message at its first use, unlike use-intl, which looks up each by its text.
 *
 * @param messages content of the namespace's file in that language, complete
 */
export function serverTranslator<N extends Namespace>(
  language: Language,
  messages: object,
): Translator<N> {
  const locale = localeOf(language);
  const formatters = formattersOf(locale);
  const compiled = new Map<string, IntlMessageFormat>();
  const translate = (key: string, values?: Values): string => {
    const known = compiled.get(key);
    const message =
      known ?? new IntlMessageFormat(find(messages, key), locale, undefined, { formatters });
    if (known === undefined) compiled.set(key, message);
    return String(message.format(values));
  };
  // Only the call: nothing here uses the other methods of use-intl (`rich`, `raw`, `has`).
  return translate as unknown as Translator<N>;
}
