import { atom, useAtom, useAtomValue } from "jotai";
import { useEffect, useMemo } from "react";
import { fallbackKeyName, keyCodeOf } from "../../lib/keys.ts";
import { messages } from "../../lib/messages.ts";
import { persistedField } from "../../lib/persisted.ts";
import { useSettings } from "../session/use-settings.ts";
import { type Binding, isPositional, type KeyMap, keyMapOf } from "./key-map.ts";

const t = await messages("game");

/** Custom keys on this device, per scheme. */
export const customKeysAtom = persistedField("keys");

/** The current keys: the chosen scheme with the player's custom keys. */
export function useKeyMap(): KeyMap {
  const { controls } = useSettings();
  const custom = useAtomValue(customKeysAtom)[controls];
  return useMemo(() => keyMapOf(controls, custom), [controls, custom]);
}

const isNamed = (name: string): name is "Space" | "Enter" => name === "Space" || name === "Enter";

/** The displayed text of a key: its letter or symbol, or its name in words. */
export const keyText = (name: string): string => (isNamed(name) ? t(`keys.named.${name}`) : name);

/** Key labels by code (`KeyQ`), if the browser provides them. */
type Layout = ReadonlyMap<string, string>;

/** The Keyboard Map API, which not every browser has. */
interface Keyboard {
  getLayoutMap(): Promise<Layout>;
}

/** Cached for the page, so that later components show the right letters from the first render. */
const layoutAtom = atom<Layout | null>(null);

async function readLayout(): Promise<Layout | null> {
  const { keyboard } = navigator as { keyboard?: Keyboard };
  try {
    return (await keyboard?.getLayoutMap()) ?? null;
  } catch {
    // Refused in cross-origin frames.
    return null;
  }
}

const isSame = (one: Layout | null, other: Layout | null): boolean =>
  String([...(one ?? [])]) === String([...(other ?? [])]);

/** The label of the key with this name in a keyboard layout. */
export function labelOf(map: KeyMap, binding: Binding, name: string, layout: Layout | null) {
  const code = keyCodeOf(name);
  const labelAtCode = code === null ? undefined : layout?.get(code);
  if (layout === null || code === null || labelAtCode === undefined) return keyText(name);
  const isPrinted = [...layout.values()].some((sign) => sign.toUpperCase() === name);
  if (isPrinted && !isPositional(map, binding)) return keyText(name);
  const isAtCode =
    isPositional(map, binding) || fallbackKeyName({ key: labelAtCode, code }) === name;
  return isAtCode ? labelAtCode.toUpperCase() : keyText(name);
}

/** Labels keys as on the player's keyboard, if the browser provides its layout. */
export function useKeyLabels(map: KeyMap): (binding: Binding, name: string) => string {
  const [layout, setLayout] = useAtom(layoutAtom);
  // The layout may have changed since it was read.
  useEffect(() => {
    void readLayout().then((read) => setLayout((known) => (isSame(known, read) ? known : read)));
  }, [setLayout]);
  return (binding, name) => labelOf(map, binding, name, layout);
}
