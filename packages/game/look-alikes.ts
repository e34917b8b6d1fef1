/** Characters that look like a Latin letter. */

/** Digits that are used as letters. */
export const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
};

/**
 * Characters that look like a Latin letter. Greek capitals are included where they resemble a
 * different letter than their lowercase form does.
 */
const CONFUSABLES: Readonly<Record<string, string>> = {
  a: "аαɑᴀᎪ@",
  b: "вьβƀɓʙᏴ",
  c: "сᴄᏟ¢",
  d: "ԁđðɖɗᴅᎠ",
  e: "еεᴇᎬ€",
  f: "ƒꜰ",
  g: "ɡǥɠցɢᏀ",
  h: "нһħհʜΗᎻ",
  i: "іӏιıɨɪ!|",
  j: "јᴊᎫ",
  k: "кκᴋᏦ",
  l: "łʟᏞ£",
  m: "мɱᴍΜᎷ",
  n: "ηŋɲոɴΝ",
  o: "оοσøօᴏ",
  p: "рρᴘᏢ",
  q: "ԛ",
  r: "ɍɾʀᎡ",
  s: "ѕςßꜱᏚ$",
  t: "тτŧʈᴛᎢ",
  u: "υսᴜ",
  v: "νѵᴠᏙ",
  w: "ωԝᴡᏔ",
  x: "хχ",
  y: "уүγʏΥ",
  z: "ᴢΖᏃ",
};

/** First code points of the letters in black circles and black squares, and of flag letters. */
const ORNATE_ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];

const CONFUSABLE: ReadonlyMap<string, string> = new Map(
  Object.entries(CONFUSABLES).flatMap(([letter, signs], at) =>
    [...signs, ...ORNATE_ALPHABETS.map((first) => String.fromCodePoint(first + at))].map(
      (sign) => [sign, letter] as const,
    ),
  ),
);

/** The Latin letter that a character looks like; others in lower case. */
export function latinLetter(char: string): string {
  const small = char.toLowerCase();
  return CONFUSABLE.get(char) ?? CONFUSABLE.get(small) ?? small;
}
