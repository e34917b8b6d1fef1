/** Typed translators of ICU messages: `const t = translator("en", messages); t("terms.check")`. */
import { type _Translator, createTranslator } from "use-intl/core";
import { type Language, localeOf } from "./languages.ts";
import type { Messages } from "./messages.d.ts";

export type { Messages } from "./messages.d.ts";

/** A file of messages: `raid` is `en/raid.json`. */
export type Namespace = keyof Messages;

/** Formats the messages of one file; keys and arguments are checked against the English one. */
export type Translator<N extends Namespace> = _Translator<Messages[N]>;

/** @param messages content of the namespace's file in that language */
export function translator<N extends Namespace>(
  language: Language,
  messages: object,
): Translator<N> {
  return createTranslator({ locale: localeOf(language), messages: messages as Messages[N] });
}
