/** What the page speaks: what was chosen here, else what the browser asks for. */
import { DEFAULT_LANGUAGE, type Language, languageOf } from "@emberlode/words/language";
import { speakIn } from "@emberlode/words/languages";
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

/** Speaks the page's language, to be called before the page is drawn; English where it cannot be loaded. */
export async function speakPageLanguage(): Promise<void> {
  const language = pageLanguage();
  if (language === DEFAULT_LANGUAGE) return;
  try {
    await speakIn(language);
    document.documentElement.lang = language;
  } catch {
    // Not now: the next load tries again.
  }
}
