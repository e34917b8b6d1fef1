/** The client's messages, in the page's language. */
import { DEFAULT_LANGUAGE, type Language } from "@emberlode/messages/languages";
import { type Namespace, type Translator, translator } from "@emberlode/messages/translator";
import { pageLanguage } from "./language.ts";
import { loadChunk } from "./load-chunk.ts";
import { FILES } from "./message-files.ts";

const FOLDER = "../../../packages/messages";
/** The texts of `/admin` are loaded there (admin/texts.ts). */
type ClientNamespace = Exclude<Namespace, "admin">;

async function load<N extends ClientNamespace>(
  language: Language,
  name: N,
): Promise<Translator<N>> {
  const file = FILES[`${FOLDER}/${language}/${name}.json`];
  if (file === undefined) throw new Error(`There are no messages ${language}/${name}.`);
  return translator<N>(language, (await file()).default);
}

/** Retried until it loads: a module whose import failed stays failed for this page. */
function loadEnglish<N extends ClientNamespace>(name: N): Promise<Translator<N>> {
  const english = () => load(DEFAULT_LANGUAGE, name);
  return globalThis.window === undefined ? english() : loadChunk(english);
}

/** English if another language cannot be loaded: the next page retries it. */
async function loadOrEnglish<N extends ClientNamespace>(
  language: Language,
  name: N,
): Promise<Translator<N>> {
  if (language === DEFAULT_LANGUAGE) return loadEnglish(name);
  return load(language, name).catch(() => loadEnglish(name));
}

const loaded = new Map<string, Promise<unknown>>();

/**
 * The translator of a namespace. Call it at the top of a module: `const t = await
 * messages("raid");`, then `t("terms.check")`. The file of messages loads with the first module
 * that uses it.
 */
export function messages<N extends ClientNamespace>(
  name: N,
  language: Language = pageLanguage(),
): Promise<Translator<N>> {
  const key = `${language}/${name}`;
  const pending = loaded.get(key) ?? loadOrEnglish(language, name);
  loaded.set(key, pending);
  return pending as Promise<Translator<N>>;
}
