/** The texts of these pages, apart from those that the game shares. */
import { DEFAULT_LANGUAGE, type Language } from "@emberlode/messages/languages";
import { type Translator, translator } from "@emberlode/messages/translator";
import { pageLanguage } from "../lib/language.ts";
import { loadChunk } from "../lib/load-chunk.ts";

const FILES = import.meta.glob<{ default: object }>("../../../packages/messages/*/admin.json");

async function load(language: Language): Promise<Translator<"admin">> {
  const file = FILES[`../../../packages/messages/${language}/admin.json`];
  if (file === undefined) throw new Error(`There are no messages ${language}/admin.`);
  return translator<"admin">(language, (await file()).default);
}

export const t: Translator<"admin"> = await load(pageLanguage()).catch(() =>
  loadChunk(() => load(DEFAULT_LANGUAGE)),
);
