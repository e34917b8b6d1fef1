import { useAtomValue } from "jotai";
import { STILL } from "./look.ts";
import { persistedAtom } from "./persisted.ts";
import { useMedia } from "./use-media.ts";

/** Whether nothing is to move on its own, as the device or the player says. */
export function useIsStill(): boolean {
  const isDeviceStill = useMedia(STILL);
  return useAtomValue(persistedAtom).motion === "less" || isDeviceStill;
}
