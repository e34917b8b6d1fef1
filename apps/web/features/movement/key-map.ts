/** Which key does what on the game page (spec §2 movement keys, settings CONTROLS). */
import type { Controls, Direction } from "@emberlode/game";

export type KeyAction =
  | { kind: "step"; direction: Direction }
  | { kind: "dig" }
  /** One effort more or less for the next dig. */
  | { kind: "effort"; by: 1 | -1 }
  | { kind: "help" };

/** Walking keys per scheme, in the order of the navigation box. */
export const WALK_KEYS = {
  default: { nw: "Q", n: "W", ne: "E", w: "A", stay: "S", e: "D", sw: "Z", s: "X", se: "C" },
  numpad: { nw: "7", n: "8", ne: "9", w: "4", stay: "5", e: "6", sw: "1", s: "2", se: "3" },
} as const satisfies Record<Controls, Record<Direction, string>>;

export const DIG_KEYS = ["Space", "Enter", "G"] as const;
/** Two names each: brackets are far away on some keyboards, signs on others. */
export const EFFORT_KEYS = { less: ["[", "-"], more: ["]", "+"] } as const;
export const HELP_KEY = "?";

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "n",
  ArrowDown: "s",
  ArrowLeft: "w",
  ArrowRight: "e",
};

const EFFORT_CHANGES: ReadonlyMap<string, 1 | -1> = new Map([
  ...EFFORT_KEYS.less.map((key) => [key, -1] as const),
  ...EFFORT_KEYS.more.map((key) => [key, 1] as const),
]);

/** What is read of a keyboard event. */
export interface Key {
  key: string;
  code: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Keys of the number pad count by place, so that they work with Num Lock off too. */
function written({ key, code }: Key): string {
  const pad = /^Numpad(\d)$/.exec(code);
  return (pad?.[1] ?? key).toUpperCase();
}

/** The action of a key in a scheme; null when the key means nothing to the game. */
export function keyAction(key: Key, controls: Controls): KeyAction | null {
  if (key.ctrlKey || key.altKey || key.metaKey) return null;
  if (key.key === HELP_KEY) return { kind: "help" };
  const effort = EFFORT_CHANGES.get(key.key);
  if (effort !== undefined) return { kind: "effort", by: effort };
  const name = written(key);
  const walk = Object.entries(WALK_KEYS[controls]) as [Direction, string][];
  const direction = walk.find(([, letter]) => letter === name)?.[0];
  if (direction !== undefined) return { kind: "step", direction };
  if (name === " " || name === "ENTER" || name === "G") return { kind: "dig" };
  const arrow = ARROWS[key.key];
  return arrow === undefined ? null : { kind: "step", direction: arrow };
}

const TYPING = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";
const PRESSABLE = "button, a[href], summary, input, [role=gridcell], [role=tab], [role=log]";
const OWN_ARROWS = "[role=grid], [role=tablist], [role=log], input[type=radio]";

/** Whether a key belongs to what has the focus and not to walking. */
export function isTaken(target: EventTarget | null, action: KeyAction, key: Key): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPING) !== null) return true;
  if (key.key in ARROWS) return target.closest(OWN_ARROWS) !== null;
  const pressed = key.key === " " || key.key === "Enter";
  return action.kind === "dig" && pressed && target.closest(PRESSABLE) !== null;
}
