/** The codex's texts in the page's language, or in English to make its addresses. */
import { DEFAULT_LANGUAGE } from "@emberlode/messages/languages";
import type { Translator } from "@emberlode/messages/translator";
import { messages } from "../../lib/messages.ts";

interface CodexWords {
  codex: Translator<"codex">;
  rules: Translator<"rules">;
  catalogue: Translator<"catalogue">;
}

const page: CodexWords = {
  codex: await messages("codex"),
  rules: await messages("rules"),
  catalogue: await messages("catalogue"),
};
const english: CodexWords = {
  codex: await messages("codex", DEFAULT_LANGUAGE),
  rules: await messages("rules", DEFAULT_LANGUAGE),
  catalogue: await messages("catalogue", DEFAULT_LANGUAGE),
};

let words = page;

/** The current translators. */
export const codexWords = (): CodexWords => words;

/** Runs a function with English translators. */
export function inEnglish<T>(read: () => T): T {
  words = english;
  try {
    return read();
  } finally {
    words = page;
  }
}
