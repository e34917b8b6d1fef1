/** The available languages, and their selection. */

/** The name of each language in itself. Its messages are in the folder of its tag. */
export const LANGUAGE_NAMES = {
  en: "English",
  es: "Español",
} as const;

/** The tag of an available language (BCP 47). */
export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** Locale of numbers, lists and times: US English, and the generic locale of other languages. */
export const localeOf = (language: Language): string => (language === "en" ? "en-US" : language);

/** The language for readers who ask for no available one. */
export const DEFAULT_LANGUAGE: Language = "en";

/** Maximum length of a header to parse. */
const MAX_LENGTH = 512;

/**
 * The closest of the known tags: `pt-BR` for `pt-BR` if it is known, else `pt`; null if there is
 * none.
 */
export function closestTag<Tag extends string>(tag: string, known: readonly Tag[]): Tag | null {
  const parts = tag.trim().toLowerCase().split("-");
  for (; parts.length > 0; parts.pop()) {
    const found = known.find((one) => one.toLowerCase() === parts.join("-"));
    if (found !== undefined) return found;
  }
  return null;
}

/** The language of a tag such as `es-MX`; null if unavailable. */
export const languageOf = (tag: string): Language | null => closestTag(tag, LANGUAGES);

/** The weight of a range, 0..1: `es;q=0.8` is 0.8. */
function weightOf(parameters: readonly string[]): number {
  const weight = parameters.map((one) => /^\s*q=(\d(?:\.\d{0,3})?)\s*$/i.exec(one)?.[1]);
  const found = weight.find((one) => one !== undefined);
  return found === undefined ? 1 : Math.min(1, Number(found));
}

/** The preferred language of an `Accept-Language` header. Ties go to the first. */
export function acceptedLanguage(header: string | undefined): Language {
  if (header === undefined) return DEFAULT_LANGUAGE;
  let best: { language: Language; weight: number } | null = null;
  for (const range of header.slice(0, MAX_LENGTH).split(",")) {
    const [tag = "", ...parameters] = range.split(";");
    const language = tag.trim() === "*" ? DEFAULT_LANGUAGE : languageOf(tag);
    const weight = weightOf(parameters);
    if (language !== null && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language ?? DEFAULT_LANGUAGE;
}
