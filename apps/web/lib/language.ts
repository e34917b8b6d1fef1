/** What the page speaks: what was chosen here, else what the browser asks for. */
import { DEFAULT_LANGUAGE, type Language, languageOf } from "@emberlode/words/language";
import { speakIn } from "@emberlode/words/languages";
import { writeLanguageCookie } from "./cookies.ts";
import { persistedAtom } from "./persisted.ts";
import { store } from "./store.ts";

/** The language of this page. */
export function pageLanguage(): Language {
  const chosen = store.get(persistedAtom).language;
  if (chosen !== null) return chosen;
  const known = navigator.languages.flatMap((tag) => languageOf(tag) ?? []);
  return known[0] ?? DEFAULT_LANGUAGE;
}

/** Asks the server to answer in the page's language, whatever the browser asks for. */
export const languageHeader = (): Record<string, string> => ({ "accept-language": pageLanguage() });

/** Speaks a language, or the default one where it cannot be loaded: the next load tries again. */
async function speakIfLoaded(language: Language): Promise<Language> {
  if (language === DEFAULT_LANGUAGE) return language;
  return speakIn(language).then(
    () => language,
    () => DEFAULT_LANGUAGE,
  );
}

/** Speaks the page's language, to be called before the page is drawn; English where it cannot be loaded. */
export async function speakPageLanguage(): Promise<void> {
  const { language: chosen } = store.get(persistedAtom);
  // Browsers forget a cookie sooner or later, but no choice.
  if (chosen !== null) writeLanguageCookie(chosen);
  document.documentElement.lang = await speakIfLoaded(pageLanguage());
}

/** Lets the game speak a language in this browser from the next page on. */
export function chooseLanguage(language: Language): void {
  store.set(persistedAtom, (state) => ({ ...state, language }));
  writeLanguageCookie(language);
}
