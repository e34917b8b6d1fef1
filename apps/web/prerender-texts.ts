/** The texts of prerendered pages in every language; the build writes them into index.html. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@emberlode/messages/languages";
import { messages } from "./lib/messages.ts";

export interface PrerenderTexts {
  language: Language;
  /** The language's folder in the build; the default language is at the top. */
  folder: string;
  /** Texts by placeholder in index.html. */
  page: Readonly<Record<string, string>>;
  manifest: { lang: Language; description: string };
}

async function textsIn(language: Language): Promise<PrerenderTexts> {
  const t = await messages("first-page", language);
  const tPages = await messages("pages", language);
  return {
    language,
    folder: language === DEFAULT_LANGUAGE ? "." : language,
    page: {
      description: t("description"),
      linkTitle: t("link.title"),
      linkText: t("link.text"),
      linkPicture: t("link.picture"),
      headline: tPages("home.headline"),
      noScript: t("noScript"),
    },
    manifest: { lang: language, description: t("install") },
  };
}

/** The default language comes first. */
export const PRERENDER_TEXTS: readonly PrerenderTexts[] = await Promise.all(LANGUAGES.map(textsIn));
