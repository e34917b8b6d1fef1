/** Texts that are shown as they are typed. */

/** Each is replaced by its text, the first group, or by what is given. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  // Headings and quotes at the beginning of a line; lists keep a dash.
  [/^ {0,3}#{1,6} +/gm, ""],
  [/^ {0,3}> ?/gm, ""],
  [/^( {0,3})[*+] +/gm, "$1- "],
  // ![picture](address) and [text](address)
  [/!?\[([^\]\n]*)\]\(([^()\s]+)\)/g, "$1 ($2)"],
  // `code`, **bold**, __bold__, *italics*, _italics_; not 2 * 3 * 4, and no name_with_lines
  [/`([^`\n]+)`/g, "$1"],
  [/\*\*(?=\S)([^*\n]*[^*\s])\*\*/g, "$1"],
  [/(?<![\w_])__(?=\S)([^_\n]*[^_\s])__(?![\w_])/g, "$1"],
  [/(?<![*\w])\*(?=[^\s*])([^*\n]*[^*\s])\*(?![*\w])/g, "$1"],
  [/(?<![\w_])_(?=[^\s_])([^_\n]*[^_\s])_(?![\w_])/g, "$1"],
];

/** A text without the marks of Markdown, for places that show plain text. */
export const withoutMarkdown = (text: string): string =>
  MARKS.reduce((plain, [mark, by]) => plain.replace(mark, by), text);
