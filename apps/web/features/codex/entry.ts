/** A codex entry and its id. */

import { DEFAULT_LANGUAGE } from "@emberlode/messages/languages";
import type { Messages, Translator } from "@emberlode/messages/translator";
import { messages } from "../../lib/messages.ts";
import { normalizeForSearch } from "../../lib/normalize-for-search.ts";

export type SectionId = keyof Messages["codex"]["sections"];

/** The price and effect of one level of a tool. */
export interface LevelRow {
  level: string;
  price: string;
  effect: string;
}

export interface CodexEntry {
  /** The last part of its URL: `/codex/sniper`. */
  id: string;
  title: string;
  /** The text in one line, for lists. */
  text: string;
  /** The figures of the text one by one, if there are many. */
  facts?: readonly (readonly [name: string, value: string])[];
  levels?: readonly LevelRow[];
  /** Ids of related entries. */
  links: readonly string[];
}

/** The id for a title: `machine-gun-nest`. */
export function slug(title: string): string {
  return normalizeForSearch(title)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

interface CodexTranslators {
  codex: Translator<"codex">;
  rules: Translator<"rules">;
  catalogue: Translator<"catalogue">;
}

const pageTranslators: CodexTranslators = {
  codex: await messages("codex"),
  rules: await messages("rules"),
  catalogue: await messages("catalogue"),
};
const englishTranslators: CodexTranslators = {
  codex: await messages("codex", DEFAULT_LANGUAGE),
  rules: await messages("rules", DEFAULT_LANGUAGE),
  catalogue: await messages("catalogue", DEFAULT_LANGUAGE),
};

let translators = pageTranslators;

/** The current translators. */
export const codexTranslators = (): CodexTranslators => translators;

/** Runs a function with English translators. */
export function inEnglish<T>(read: () => T): T {
  translators = englishTranslators;
  try {
    return read();
  } finally {
    translators = pageTranslators;
  }
}
