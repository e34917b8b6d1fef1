/** Cleans text that players type before it is stored and shown. */

/** Scripts in which joiners change how a word is read. */
const JOINING =
  "[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}]";

/** Invisible characters that are part of a sequence: multi-part emoji, joined letters. */
const JOINED_CHARACTERS = [
  "(?<=\\p{Extended_Pictographic})\\uFE0F",
  "(?<=[#*0-9])\\uFE0F(?=\\u20E3)",
  "(?<=\\p{Extended_Pictographic}\\uFE0F?|\\p{Emoji_Modifier})\\u200D(?=\\p{Extended_Pictographic})",
  `(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})`,
].join("|");

/** Control characters, lone surrogates, private use, invisible characters, direction overrides. */
const UNSAFE_CHARACTERS = new RegExp(
  `(?!${JOINED_CHARACTERS})[\\p{Cc}\\p{Cs}\\p{Co}\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB\\u2800]`,
  "gu",
);

/** More than three marks on one letter spill into the lines above. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;

/**
 * One line of readable text: drops unfit characters and extra stacked marks, collapses whitespace
 * and line ends to single spaces, and trims.
 */
export function plainLine(text: string): string {
  const fit = text
    .replace(/\s+/gu, " ")
    .replace(UNSAFE_CHARACTERS, "")
    .replace(STACKED_MARKS, "$1");
  return fit.replace(/ {2,}/g, " ").trim();
}

/** Length in code points, roughly what a reader counts as characters. */
export function textLength(text: string): number {
  return Array.from(text).length;
}
