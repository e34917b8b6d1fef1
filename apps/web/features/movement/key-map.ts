/** Which key does what on the game page (spec §2 movement keys, settings CONTROLS). */
import { type Controls, DIRECTION_IDS, type Direction } from "@emberlode/game";
import type { OwnKeys } from "../../lib/persisted.ts";

export type KeyAction =
  | { kind: "step"; direction: Direction }
  | { kind: "dig" }
  /** One effort more or less for the next dig. */
  | { kind: "effort"; by: 1 | -1 }
  | { kind: "help" };

/** What a key can do, in the order of the key sheet. */
export const BINDINGS = [...DIRECTION_IDS, "dig", "effortMore", "effortLess", "help"] as const;
export type Binding = (typeof BINDINGS)[number];

/** The names of the keys that do each thing, the one to show first. */
export type KeyMap = Readonly<Record<Binding, readonly string[]>>;

/** Walking keys per scheme, in the order of the navigation box. */
export const WALK_KEYS = {
  default: { nw: "Q", n: "W", ne: "E", w: "A", stay: "S", e: "D", sw: "Z", s: "X", se: "C" },
  numpad: { nw: "7", n: "8", ne: "9", w: "4", stay: "5", e: "6", sw: "1", s: "2", se: "3" },
} as const satisfies Record<Controls, Record<Direction, string>>;

/** Keys of both schemes. Two names each for the effort: brackets are far away on some keyboards, signs on others. */
const COMMON_KEYS = {
  dig: ["Space", "Enter", "G"],
  effortMore: ["]", "+"],
  effortLess: ["[", "-"],
  help: ["?"],
} as const satisfies Partial<Record<Binding, readonly string[]>>;

/** They walk in both schemes, whatever else does. */
const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "n",
  ArrowDown: "s",
  ArrowLeft: "w",
  ArrowRight: "e",
};

const ACTIONS = {
  dig: { kind: "dig" },
  effortMore: { kind: "effort", by: 1 },
  effortLess: { kind: "effort", by: -1 },
  help: { kind: "help" },
} as const satisfies Record<Exclude<Binding, Direction>, KeyAction>;

/** What is read of a keyboard event. */
export interface Key {
  key: string;
  code: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey?: boolean;
}

export const isDirection = (binding: Binding): binding is Direction => binding in WALK_KEYS.default;

function recordOf<Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
}

/** The keys of a scheme, with the player's own in place of what they replace. */
export function keyMapOf(controls: Controls, own: OwnKeys): KeyMap {
  return recordOf<Binding, readonly string[]>(BINDINGS, (binding) => {
    const chosen = own[binding];
    if (chosen !== undefined) return [chosen];
    return isDirection(binding) ? [WALK_KEYS[controls][binding]] : COMMON_KEYS[binding];
  });
}

/** What browsers call keys whose sign they do not tell: accents, input methods, odd keyboards. */
const UNTOLD = new Set(["Dead", "Process", "Unidentified"]);
/** Blanks, the wide one of East Asian keyboards too. */
const BLANKS = new Set([" ", "\u3000"]);
const ASCII_SIGN = /^[\x21-\x7e]$/;

/** What is printed on this key of an American keyboard; null for keys that the game does not use. */
function nameByPlace({ code, shiftKey = false }: Pick<Key, "code" | "shiftKey">) {
  const [, sign] = /^(?:Key|Digit)([A-Z\d])$/.exec(code) ?? [];
  if (sign !== undefined) return sign;
  const signs: Readonly<Record<string, string>> = {
    Space: "Space",
    BracketLeft: "[",
    BracketRight: "]",
    Minus: "-",
    Equal: shiftKey ? "+" : "=",
    Slash: shiftKey ? "?" : "/",
  };
  return signs[code] ?? null;
}

/** The name of a key. Those of the number pad count by place, so that they work with Num Lock off too. */
export function keyName(pressed: Key): string {
  const { key, code } = pressed;
  const pad = /^Numpad(\d)$/.exec(code);
  if (pad?.[1] !== undefined) return pad[1];
  if (BLANKS.has(key)) return "Space";
  if (UNTOLD.has(key)) return nameByPlace(pressed) ?? key;
  return key.length === 1 ? key.toUpperCase() : key;
}

/** Whether a direction has its letter of the block around S, which counts by place on any keyboard. */
export function isPlaced(map: KeyMap, binding: Binding): boolean {
  return isDirection(binding) && map[binding][0] === WALK_KEYS.default[binding];
}

/**
 * What a key does; null when nothing. The block of letters counts by place, so that it is a block on
 * every keyboard; other keys count by what is printed on them, and by place where the layout lacks it.
 */
export function bindingOf(map: KeyMap, pressed: Key): Binding | null {
  const name = keyName(pressed);
  const named = (wanted: string) =>
    BINDINGS.find((binding) => !isPlaced(map, binding) && map[binding].includes(wanted));
  const place = nameByPlace(pressed);
  // Keyboards on a screen may tell no place.
  const placed = BINDINGS.find(
    (binding) => isPlaced(map, binding) && map[binding][0] === (place ?? name),
  );
  const isLacking = name.length === 1 && !ASCII_SIGN.test(name);
  const instead = isLacking && place !== null ? named(place) : undefined;
  return named(name) ?? placed ?? instead ?? null;
}

export const isArrow = (name: string): boolean => name in ARROWS;

/** The action of a key; null when the key means nothing to the game. */
export function keyAction(key: Key, map: KeyMap): KeyAction | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  const binding = bindingOf(map, key);
  if (binding !== null) {
    return isDirection(binding) ? { kind: "step", direction: binding } : ACTIONS[binding];
  }
  const arrow = ARROWS[key.key];
  return arrow === undefined ? null : { kind: "step", direction: arrow };
}

const TYPING = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";
const PRESSABLE = "button, a[href], summary, input, [role=gridcell], [role=tab], [role=log]";
const OWN_ARROWS = "[role=grid], [role=tablist], [role=log], input[type=radio]";

/** Whether a key belongs to what has the focus and not to the game. */
export function isTaken(target: EventTarget | null, key: Key): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPING) !== null) return true;
  if (isArrow(key.key)) return target.closest(OWN_ARROWS) !== null;
  return (keyName(key) === "Space" || key.key === "Enter") && target.closest(PRESSABLE) !== null;
}
