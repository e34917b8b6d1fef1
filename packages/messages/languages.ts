/** Which languages there are, and which one somebody asks for. */

/** What each language calls itself. Its messages are in the folder of its tag. */
export const LANGUAGE_NAMES = {
  en: "English",
  es: "Español",
} as const;

/** The tag of a language of the game (BCP 47). */
export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** How numbers, lists and times are written: English as in the United States, the others as anywhere. */
export const localeOf = (language: Language): string => (language === "en" ? "en-US" : language);

/** The language for readers who ask for none of ours. */
export const DEFAULT_LANGUAGE: Language = "en";

/** Longest header that is looked at. */
const MAX_LENGTH = 512;

/** The closest of some tags: `pt-BR` for `pt-BR` where it is one of them, else `pt`; null for none. */
export function closestTag<Tag extends string>(tag: string, known: readonly Tag[]): Tag | null {
  const parts = tag.trim().toLowerCase().split("-");
  for (; parts.length > 0; parts.pop()) {
    const found = known.find((one) => one.toLowerCase() === parts.join("-"));
    if (found !== undefined) return found;
  }
  return null;
}

/** The language of a tag such as `es-MX`; null for none of ours. */
export const languageOf = (tag: string): Language | null => closestTag(tag, LANGUAGES);

/** How much a range is wanted, 0..1: `es;q=0.8` is 0.8. */
function weightOf(parameters: readonly string[]): number {
  const weight = parameters.map((one) => /^\s*q=(\d(?:\.\d{0,3})?)\s*$/i.exec(one)?.[1]);
  const found = weight.find((one) => one !== undefined);
  return found === undefined ? 1 : Math.min(1, Number(found));
}

/** The language that an `Accept-Language` header asks for most; the first of those that it wants alike. */
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
