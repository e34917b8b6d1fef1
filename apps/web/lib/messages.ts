/** The messages that the client shows, in the language of the page. */
import { DEFAULT_LANGUAGE, type Language } from "@emberlode/messages/languages";
import { type Namespace, type Translator, translator } from "@emberlode/messages/translator";
import { pageLanguage } from "./language.ts";

const FOLDER = "../../../packages/messages";
const FILES = import.meta.glob<{ default: object }>("../../../packages/messages/*/*.json");

async function load<N extends Namespace>(language: Language, name: N): Promise<Translator<N>> {
  const file = FILES[`${FOLDER}/${language}/${name}.json`];
  if (file === undefined) throw new Error(`There are no messages ${language}/${name}.`);
  return translator<N>(language, (await file()).default);
}

/** English where another language cannot be loaded: the next page tries it again. */
async function loadOrEnglish<N extends Namespace>(
  language: Language,
  name: N,
): Promise<Translator<N>> {
  if (language === DEFAULT_LANGUAGE) return load(language, name);
  return load(language, name).catch(() => load(DEFAULT_LANGUAGE, name));
}

const loaded = new Map<string, Promise<unknown>>();

/**
 * The translator of a namespace, for the top of a module: `const t = await messages("raid");`, and then
 * `t("terms.check")` wherever the module needs it. Its file is loaded with the first module that asks.
 */
export function messages<N extends Namespace>(
  name: N,
  language: Language = pageLanguage(),
): Promise<Translator<N>> {
  const key = `${language}/${name}`;
  const asked = loaded.get(key) ?? loadOrEnglish(language, name);
  loaded.set(key, asked);
  return asked as Promise<Translator<N>>;
}
