import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { useSettings } from "../../settings/hooks/use-settings.ts";
import { ownKeysAtom } from "../atoms/own-keys-atom.ts";
import { type KeyMap, keyMapOf } from "../key-map.ts";

/** The current key map: the chosen scheme with the player's own keys. */
export function useKeyMap(): KeyMap {
  const { controls } = useSettings();
  const own = useAtomValue(ownKeysAtom)[controls];
  return useMemo(() => keyMapOf(controls, own), [controls, own]);
}
