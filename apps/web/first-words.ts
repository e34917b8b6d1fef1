/** What pages say before any script has come, in every language; the build writes it into index.html. */
import { enFirstPage } from "@emberlode/words/en/first-page";
import { enPages } from "@emberlode/words/en/pages";
import { esFirstPage } from "@emberlode/words/es/first-page";
import { esPages } from "@emberlode/words/es/pages";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@emberlode/words/language";

const TEXTS: Readonly<Record<Language, { first: typeof enFirstPage; pages: typeof enPages }>> = {
  en: { first: enFirstPage, pages: enPages },
  es: { first: esFirstPage, pages: esPages },
};

export interface FirstWords {
  language: Language;
  /** Where the pages of the language lie in the build: those of the default one where it begins. */
  folder: string;
  /** By the names of their places in index.html. */
  page: Readonly<Record<string, string>>;
  manifest: { lang: Language; description: string };
}

function firstWordsIn(language: Language): FirstWords {
  const { first, pages } = TEXTS[language];
  const { description, link, noScript, install } = first;
  return {
    language,
    folder: language === DEFAULT_LANGUAGE ? "." : language,
    page: {
      description,
      linkTitle: link.title,
      linkText: link.text,
      linkPicture: link.picture,
      headline: pages.home.headline,
      noScript,
    },
    manifest: { lang: language, description: install },
  };
}

/** The default language comes first. */
export const FIRST_WORDS: readonly FirstWords[] = LANGUAGES.map(firstWordsIn);
