/** What keys are called, on whichever keyboard. */

/** What is read of a keyboard event. */
export interface PressedKey {
  key: string;
  code: string;
  shiftKey?: boolean;
}

/** What browsers call keys whose sign they do not tell: accents, input methods, odd keyboards. */
const UNTOLD = new Set(["Dead", "Process", "Unidentified"]);
/** Blanks, the wide one of East Asian keyboards too. */
const BLANKS = new Set([" ", "\u3000"]);
const ASCII_SIGN = /^[\x21-\x7e]$/;

/** Signs of an American keyboard by place, but letters and digits. */
const SIGNS: Readonly<Record<string, string>> = {
  Space: "Space",
  BracketLeft: "[",
  BracketRight: "]",
  Minus: "-",
  Equal: "=",
  Slash: "/",
};
const SHIFTED_SIGNS: Readonly<Record<string, string>> = { Equal: "+", Slash: "?" };

/** What is printed on this key of an American keyboard; null for keys that the game does not use. */
export function nameByPlace({ code, shiftKey = false }: Omit<PressedKey, "key">): string | null {
  const [, sign] = /^(?:Key|Digit)([A-Z\d])$/.exec(code) ?? [];
  return sign ?? (shiftKey ? SHIFTED_SIGNS[code] : undefined) ?? SIGNS[code] ?? null;
}

/** The place of a letter or sign on an American keyboard; null for what has none of its own. */
export function placeOf(name: string): string | null {
  if (/^[A-Z]$/.test(name)) return `Key${name}`;
  return Object.keys(SIGNS).find((code) => SIGNS[code] === name) ?? null;
}

/** The name of a key. Those of the number pad count by place, so that they work with Num Lock off too. */
export function keyName(pressed: PressedKey): string {
  const { key, code } = pressed;
  const pad = /^Numpad(\d)$/.exec(code);
  if (pad?.[1] !== undefined) return pad[1];
  if (BLANKS.has(key)) return "Space";
  if (UNTOLD.has(key)) return nameByPlace(pressed) ?? key;
  return key.length === 1 ? key.toUpperCase() : key;
}

/** The name of a key by its place if the layout lacks the sign that is meant, as Cyrillic lacks K. */
export function nameInstead(pressed: PressedKey): string | null {
  const name = keyName(pressed);
  return name.length === 1 && !ASCII_SIGN.test(name) ? nameByPlace(pressed) : null;
}

/** Whether a key means this letter or sign: by what is printed on it, or by its place. */
export const isKey = (name: string, pressed: PressedKey): boolean =>
  keyName(pressed) === name || nameInstead(pressed) === name;

/** Whether a key presses what has the focus. */
export const isPress = (pressed: PressedKey): boolean =>
  pressed.key === "Enter" || keyName(pressed) === "Space";
