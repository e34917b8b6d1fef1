/** The server's texts in every language: it answers each caller in their own. */
import { LANGUAGES, type Language } from "./languages.ts";
import { serverTranslator } from "./server-translator.ts";
import type { Namespace, Translator } from "./translator.ts";
import { withEnglish } from "./with-english.mjs";

/** The translators of one language. */
export interface ServerTranslators {
  readonly language: Language;
  readonly alerts: Translator<"alert-texts">;
  readonly answers: Translator<"answers">;
  readonly catalogue: Translator<"catalogue">;
  readonly errors: Translator<"errors">;
  readonly goals: Translator<"goals">;
  readonly inputs: Translator<"inputs">;
  readonly lines: Translator<"log-lines">;
  readonly mails: Translator<"mails">;
  readonly reasons: Translator<"admin-reasons">;
  readonly siteTexts: Translator<"site-texts">;
}

async function messagesOf(language: Language, name: Namespace): Promise<object> {
  const file: { default: object } = await import(`./${language}/${name}.json`);
  return file.default;
}

/** A language may lack messages, or the whole file. */
async function open<N extends Namespace>(language: Language, name: N): Promise<Translator<N>> {
  const own = await messagesOf(language, name).catch(() => ({}));
  return serverTranslator<N>(language, withEnglish(own, await messagesOf("en", name)));
}

async function translatorsOf(language: Language): Promise<ServerTranslators> {
  return {
    language,
    alerts: await open(language, "alert-texts"),
    answers: await open(language, "answers"),
    catalogue: await open(language, "catalogue"),
    errors: await open(language, "errors"),
    goals: await open(language, "goals"),
    inputs: await open(language, "inputs"),
    lines: await open(language, "log-lines"),
    mails: await open(language, "mails"),
    reasons: await open(language, "admin-reasons"),
    siteTexts: await open(language, "site-texts"),
  };
}

const translators = await Promise.all(LANGUAGES.map(translatorsOf));

/** The translators of every available language. */
export const SERVER_TRANSLATORS = Object.fromEntries(
  translators.map((one) => [one.language, one]),
) as Readonly<Record<Language, ServerTranslators>>;
