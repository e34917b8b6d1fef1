/** Parses whole numbers as people type them. */

/** Dots, commas, apostrophes and spaces, which group digits in some locale. */
const SEPARATORS = /[.,'\u2019\u02bc\u066c\uff0c\uff0e\p{Zs}]/gu;
/** 1,234,567 or 12,34,567, with the same separator throughout; "0,500" is a fraction. */
const GROUPED =
  /^(?:[1-9]\d{0,2}([ .,'\u066c])\d{3}(?:\1\d{3})*|[1-9]\d?([ .,'\u066c])(?:\d{2}\2)+\d{3})$/;

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** A digit of any script as 0 to 9: each script has ten consecutive digits, starting with zero. */
function digit(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/** A text with all its digits as 0 to 9. */
export const plainDigits = (text: string): string => text.replace(/\p{Nd}/gu, digit);

/** Normalizes separators: spaces of any width, apostrophes of any shape. */
function separator(char: string): string {
  if (/\p{Zs}/u.test(char)) return " ";
  if (/[\u2019\u02bc]/.test(char)) return "'";
  if (char === "\uff0c") return ",";
  return char === "\uff0e" ? "." : char;
}

/**
 * The whole number in a text, with any digit grouping; null for other text, such as "1.5", "10k" or
 * "-500". A single separator groups only before exactly three digits.
 */
export function readWholeNumber(text: string): number | null {
  const plain = plainDigits(text.trim()).replace(SEPARATORS, separator);
  if (/^\d+$/.test(plain)) return Number(plain);
  return GROUPED.test(plain) ? Number(plain.replace(/\D/g, "")) : null;
}
