/** Choosing custom keys: which ones are possible, and why one is refused. */
import type { Controls } from "@emberlode/game";
import { keyName } from "../../lib/keys.ts";
import type { OwnKeys } from "../../lib/persisted.ts";
import { type Binding, bindingOf, isArrow, type Key, type KeyMap, keyMapOf } from "./key-map.ts";

/** Modifiers, which cannot be bound alone. */
const HELD_KEYS = new Set([
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
export function chooseKey(key: Key, binding: Binding, map: KeyMap): KeyChoice {
  const name = keyName(key);
  if (HELD_KEYS.has(name)) return { kind: "wait" };
  if (isArrow(name)) return { kind: "arrow", name };
  const isNamed = name.length > 1 && !FREE_NAMED_KEYS.has(name);
  if (isNamed || key.ctrlKey || key.altKey || key.metaKey) return { kind: "browser", name };
  const by = bindingOf(map, key);
  if (by !== null && by !== binding) return { kind: "taken", name, by };
  return { kind: "chosen", name };
}

/** The custom keys with one more; the scheme's only key for an action is not stored. */
export function withOwnKey(
  own: OwnKeys,
  binding: Binding,
  name: string,
  controls: Controls,
): OwnKeys {
  const { [binding]: _before, ...others } = own;
  const scheme = keyMapOf(controls, {})[binding];
  return scheme.length === 1 && scheme[0] === name ? others : { ...others, [binding]: name };
}
