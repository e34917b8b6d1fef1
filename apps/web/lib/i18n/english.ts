/** The language of the files beside this one, by its name among languages (BCP 47). */
export const ENGLISH = "en-US";

const list = new Intl.ListFormat(ENGLISH);

/** Several names in a sentence: Ann, Bo, and Cy. */
export const listed = (names: readonly string[]): string => list.format(names);
