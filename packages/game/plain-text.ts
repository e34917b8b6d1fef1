/** Text that players type, made fit to be kept and shown. */

/** Letters of scripts in which joiners change how a word is read. */
const JOINING =
  "[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}]";

/** What is invisible by itself but part of what stands around it: emoji in one piece, joined letters. */
const PART_OF_A_WHOLE = [
  "(?<=\\p{Extended_Pictographic})\\uFE0F",
  "(?<=[#*0-9])\\uFE0F(?=\\u20E3)",
  "(?<=\\p{Extended_Pictographic}\\uFE0F?|\\p{Emoji_Modifier})\\u200D(?=\\p{Extended_Pictographic})",
  `(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})`,
].join("|");

/** Control characters, halves of surrogate pairs, private use, and whatever is invisible or turns the direction. */
const UNFIT = new RegExp(
  `(?!${PART_OF_A_WHOLE})[\\p{Cc}\\p{Cs}\\p{Co}\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB\\u2800]`,
  "gu",
);

/** More marks than this on one letter and they are drawn over the lines above. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;

/**
 * One line of readable text: unfit characters and stacked marks go, blanks and line ends become single
 * blanks, none at the ends.
 */
export function plainLine(text: string): string {
  const fit = text.replace(/\s+/gu, " ").replace(UNFIT, "").replace(STACKED_MARKS, "$1");
  return fit.replace(/ {2,}/g, " ").trim();
}

/** How many characters a reader counts, roughly: code points, not halves of them. */
export function textLength(text: string): number {
  return Array.from(text).length;
}
