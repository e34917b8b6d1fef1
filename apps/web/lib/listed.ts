import { inLanguage } from "./in-language.ts";

const list = inLanguage((locale) => new Intl.ListFormat(locale));

/** Several names in a sentence: Ann, Bo, and Cy. */
export const listed = (names: readonly string[]): string => list().format(names);
