/** Names of keys, on any keyboard. */

/** The used fields of a keyboard event. */
export interface PressedKey {
  key: string;
  code: string;
  shiftKey?: boolean;
}

/**
 * The browsers' names for keys without a known character: accents, input methods, unusual
 * keyboards.
 */
const UNIDENTIFIED_KEYS = new Set(["Dead", "Process", "Unidentified"]);
/** Spaces, including the wide one of East Asian keyboards. */
const SPACES = new Set([" ", "\u3000"]);
const ASCII_CHARACTER = /^[\x21-\x7e]$/;

/** Characters of an American keyboard by code, other than letters and digits. */
const SYMBOLS: Readonly<Record<string, string>> = {
  Space: "Space",
  BracketLeft: "[",
  BracketRight: "]",
  Minus: "-",
  Equal: "=",
  Slash: "/",
};
const SHIFTED_SYMBOLS: Readonly<Record<string, string>> = { Equal: "+", Slash: "?" };

/** The label of this key on an American keyboard; null for keys that the game does not use. */
export function nameFromCode({ code, shiftKey = false }: Omit<PressedKey, "key">): string | null {
  const [, character] = /^(?:Key|Digit)([A-Z\d])$/.exec(code) ?? [];
  return character ?? (shiftKey ? SHIFTED_SYMBOLS[code] : undefined) ?? SYMBOLS[code] ?? null;
}

/** The code of a letter or character on an American keyboard; null if it has none. */
export function keyCodeOf(name: string): string | null {
  if (/^[A-Z]$/.test(name)) return `Key${name}`;
  return Object.keys(SYMBOLS).find((code) => SYMBOLS[code] === name) ?? null;
}

/**
 * A key's name. Number pad keys are identified by code, so that they work with Num Lock off too.
 */
export function keyName(pressed: PressedKey): string {
  const { key, code } = pressed;
  const pad = /^Numpad(\d)$/.exec(code);
  if (pad?.[1] !== undefined) return pad[1];
  if (SPACES.has(key)) return "Space";
  if (UNIDENTIFIED_KEYS.has(key)) return nameFromCode(pressed) ?? key;
  return key.length === 1 ? key.toUpperCase() : key;
}

/** A key's name by its code if the layout lacks the character, as Cyrillic lacks K. */
export function fallbackKeyName(pressed: PressedKey): string | null {
  const name = keyName(pressed);
  return name.length === 1 && !ASCII_CHARACTER.test(name) ? nameFromCode(pressed) : null;
}

/** Whether a key means this letter or character, by label or by code. */
export const isKey = (name: string, pressed: PressedKey): boolean =>
  keyName(pressed) === name || fallbackKeyName(pressed) === name;

/** Whether a key activates the focused element. */
export const isActivation = (pressed: PressedKey): boolean =>
  pressed.key === "Enter" || keyName(pressed) === "Space";
