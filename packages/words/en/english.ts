/** The language of the files beside this one, by its name among languages (BCP 47). */
export const ENGLISH = "en-US";

/** Made with the first list: the browser's tables of languages would hold up the first page. */
let list: Intl.ListFormat | null = null;

/** Several names in a sentence: Ann, Bo, and Cy. */
export function listed(names: readonly string[]): string {
  list ??= new Intl.ListFormat(ENGLISH);
  return list.format(names);
}
