/** The game page's keys (spec §2 movement keys, settings CONTROLS). */
import { type Controls, DIRECTION_IDS, type Direction } from "@emberlode/game";
import {
  fallbackKeyName,
  isActivation,
  keyName,
  nameFromCode,
  type PressedKey,
} from "../../lib/keys.ts";
import type { CustomKeys } from "../../lib/persisted.ts";
import type { OwnDeskId } from "../desks/desk-ids.ts";

type KeyAction =
  | { kind: "step"; direction: Direction }
  | { kind: "dig" }
  /** Raises or lowers the effort of the next dig. */
  | { kind: "effort"; by: 1 | -1 }
  | { kind: "help" }
  | { kind: "desk"; desk: OwnDeskId };

/**
 * Keys of the desks in both schemes, in the order of the key sheet: no letter of the block around S
 * on the usual layouts, and not G.
 */
const DESK_KEYS = {
  "army.attack": ["U"],
  "army.defense": ["I"],
  factories: ["F"],
  research: ["R"],
  tools: ["T"],
  excavator: ["V"],
  plots: ["P"],
  map: ["M"],
  world: ["J"],
  log: ["L"],
  history: ["H"],
  season: ["N"],
  codex: ["K"],
  goals: ["B"],
} as const satisfies Record<OwnDeskId, readonly [string]>;

export const KEYED_DESKS = Object.keys(DESK_KEYS) as readonly OwnDeskId[];

/** The action of opening or closing a desk. */
const DESK_PREFIX = "desk.";
type DeskBinding = `${typeof DESK_PREFIX}${OwnDeskId}`;
export const deskBinding = (desk: OwnDeskId): DeskBinding => `${DESK_PREFIX}${desk}`;

/** The actions that keys trigger, in the order of the key sheet. */
export const BINDINGS = [
  ...DIRECTION_IDS,
  ...(["dig", "effortMore", "effortLess", "help"] as const),
  ...KEYED_DESKS.map(deskBinding),
];
export type Binding = (typeof BINDINGS)[number];

/** Key names by action; the first one is displayed. */
export type KeyMap = Readonly<Record<Binding, readonly string[]>>;

/** Walking keys per scheme, in the order of the navigation box. */
export const WALK_KEYS = {
  default: { nw: "Q", n: "W", ne: "E", w: "A", stay: "S", e: "D", sw: "Z", s: "X", se: "C" },
  numpad: { nw: "7", n: "8", ne: "9", w: "4", stay: "5", e: "6", sw: "1", s: "2", se: "3" },
} as const satisfies Record<Controls, Record<Direction, string>>;

/**
 * Keys of both schemes. The effort has two each, since brackets are hard to reach on some keyboards
 * and symbols on others.
 */
const COMMON_KEYS = {
  dig: ["Space", "Enter", "G"],
  effortMore: ["]", "+"],
  effortLess: ["[", "-"],
  help: ["?"],
} as const satisfies Partial<Record<Binding, readonly string[]>>;

export const isDeskBinding = (binding: Binding): binding is DeskBinding =>
  binding.startsWith(DESK_PREFIX);

/** The desk of a binding. */
export const deskOf = (binding: DeskBinding) => binding.slice(DESK_PREFIX.length) as OwnDeskId;

/** Arrow keys walk in both schemes. */
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
} as const satisfies Record<keyof typeof COMMON_KEYS, KeyAction>;

/** A pressed key with its modifiers. */
export interface KeyWithModifiers extends PressedKey {
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

export const isDirection = (binding: Binding): binding is Direction => binding in WALK_KEYS.default;

function recordOf<Name extends string, Value>(
  names: readonly Name[],
  toValue: (name: Name) => Value,
) {
  return Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>;
}

/** The keys of both schemes for an action that is not a step. */
function commonKeys(binding: Exclude<Binding, Direction>): readonly string[] {
  return isDeskBinding(binding) ? DESK_KEYS[deskOf(binding)] : COMMON_KEYS[binding];
}

/** The keys of a scheme, with the player's custom keys. A desk has none if they use its key. */
export function keyMapOf(controls: Controls, custom: CustomKeys): KeyMap {
  const taken = new Set(Object.values(custom));
  return recordOf<Binding, readonly string[]>(BINDINGS, (binding) => {
    const chosen = custom[binding];
    if (chosen !== undefined) return [chosen];
    if (isDirection(binding)) return [WALK_KEYS[controls][binding]];
    const keys = commonKeys(binding);
    return isDeskBinding(binding) && keys.some((name) => taken.has(name)) ? [] : keys;
  });
}

/**
 * Whether a direction has one of the default keys, which are matched by position on any layout:
 * the letters around S, or the digits, which French keyboards type only with Shift.
 */
export function isPositional(map: KeyMap, binding: Binding): boolean {
  if (!isDirection(binding)) return false;
  const [name] = map[binding];
  return name === WALK_KEYS.default[binding] || name === WALK_KEYS.numpad[binding];
}

/** Where a binding comes from: the player's custom keys, the block, or the keys of both schemes. */
function originOf(map: KeyMap, binding: Binding): "custom" | "block" | "common" {
  if (isPositional(map, binding)) return "block";
  return !isDirection(binding) && map[binding] === commonKeys(binding) ? "common" : "custom";
}

/**
 * The action of a key; null if none. Custom keys match by label. Default movement keys match by
 * position, so that they form a block on every layout. Other keys match by label, or by position
 * if the layout lacks them.
 */
export function bindingOf(map: KeyMap, pressed: KeyWithModifiers): Binding | null {
  const find = (wanted: string, origin: ReturnType<typeof originOf>) =>
    BINDINGS.find((binding) => originOf(map, binding) === origin && map[binding].includes(wanted));
  const name = keyName(pressed);
  // On-screen keyboards may report no code.
  const positionName = nameFromCode(pressed) ?? name;
  const fallback = fallbackKeyName(pressed) ?? name;
  return (
    find(name, "custom") ??
    find(positionName, "block") ??
    find(name, "common") ??
    find(fallback, "custom") ??
    find(fallback, "common") ??
    null
  );
}

const isArrow = (name: string): boolean => name in ARROWS;

function actionOf(binding: Binding): KeyAction {
  if (isDirection(binding)) return { kind: "step", direction: binding };
  return isDeskBinding(binding) ? { kind: "desk", desk: deskOf(binding) } : ACTIONS[binding];
}

/** The action of a key; null if the game does not use it. */
export function keyAction(key: KeyWithModifiers, map: KeyMap): KeyAction | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  const binding = bindingOf(map, key);
  if (binding !== null) return actionOf(binding);
  const arrow = ARROWS[key.key];
  return arrow === undefined ? null : { kind: "step", direction: arrow };
}

const TEXT_FIELDS =
  "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";
const PRESSABLE = "button, a[href], summary, input, [role=gridcell], [role=tab], [role=log]";
const USES_ARROWS = "[role=grid], [role=tablist], [role=log], input[type=radio]";

/** Whether a key belongs to the focused element rather than to the game. */
export function belongsToElement(target: EventTarget | null, key: KeyWithModifiers): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(TEXT_FIELDS) !== null || target.closest("dialog[open]") !== null) return true;
  if (isArrow(key.key)) return target.closest(USES_ARROWS) !== null;
  return isActivation(key) && target.closest(PRESSABLE) !== null;
}

/** Modifiers, which cannot be bound alone. */
const MODIFIER_KEYS = new Set([
  "Shift",
  "Control",
  "Alt",
  "Meta",
  "AltGraph",
  "CapsLock",
  "Dead",
  "Fn",
]);
/** Named keys that neither browser nor page uses. */
const FREE_NAMED_KEYS = new Set(["Space", "Enter"]);

/** The result of pressing a key to bind it. */
export type KeyChoice =
  | { kind: "wait" }
  | { kind: "chosen"; name: string }
  | { kind: "arrow"; name: string }
  | { kind: "browser"; name: string }
  | { kind: "taken"; name: string; by: Binding };

/** Whether a key can be bound to the action; keys that walk or are already bound cannot. */
export function chooseKey(key: KeyWithModifiers, binding: Binding, map: KeyMap): KeyChoice {
  const name = keyName(key);
  if (MODIFIER_KEYS.has(name)) return { kind: "wait" };
  if (isArrow(name)) return { kind: "arrow", name };
  const isNamed = name.length > 1 && !FREE_NAMED_KEYS.has(name);
  if (isNamed || key.ctrlKey || key.altKey || key.metaKey) return { kind: "browser", name };
  const by = bindingOf(map, key);
  // A desk gives its default key away: see `keyMapOf`.
  const isDefaultOfDesk = by !== null && isDeskBinding(by) && DESK_KEYS[deskOf(by)][0] === name;
  if (by !== null && by !== binding && !isDefaultOfDesk) return { kind: "taken", name, by };
  return { kind: "chosen", name };
}

/** The custom keys with one more; the scheme's only key for an action is not stored. */
export function withCustomKey(
  custom: CustomKeys,
  binding: Binding,
  name: string,
  controls: Controls,
): CustomKeys {
  const { [binding]: _before, ...others } = custom;
  const scheme = keyMapOf(controls, {})[binding];
  return scheme.length === 1 && scheme[0] === name ? others : { ...others, [binding]: name };
}
