import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useSettings } from "../settings/use-settings.ts";
import { type KeyMap, keyMapOf } from "./key-map.ts";
import { ownKeysAtom } from "./own-keys-atom.ts";

/** The current keys: the chosen scheme with the player's custom keys. */
export function useKeyMap(): KeyMap {
  const { controls } = useSettings();
  const own = useAtomValue(ownKeysAtom)[controls];
  return useMemo(() => keyMapOf(controls, own), [controls, own]);
}
