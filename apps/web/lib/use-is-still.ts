import { useAtomValue } from "jotai";
import { STILL } from "./look.ts";
import { persistedAtom } from "./persisted.ts";
import { useMedia } from "./use-media.ts";

/** Whether automatic motion is off, by the device's or the player's preference. */
export function useIsStill(): boolean {
  const isDeviceStill = useMedia(STILL);
  return useAtomValue(persistedAtom).motion === "less" || isDeviceStill;
}
