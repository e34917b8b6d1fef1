/** Text that players type, made fit to be kept and shown. */

/** Control characters, halves of surrogate pairs, private use, and whatever is invisible or turns the direction. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/gu;

/** One line of readable text: unfit characters go, blanks and line ends become single blanks, none at the ends. */
export function plainLine(text: string): string {
  return text.replace(/\s+/gu, " ").replace(UNFIT, "").replace(/ {2,}/g, " ").trim();
}

/** How many characters a reader counts, roughly: code points, not halves of them. */
export function textLength(text: string): number {
  return Array.from(text).length;
}
