import type { Position } from "@emberlode/contract";
import { useCallback } from "react";
import { useReadOfNow } from "../../lib/use-now.ts";
import { lastRestOver, restsUntil } from "./resting.ts";
import { useView } from "./use-fields.ts";

/** Whether a field is used up, according to the map; a new function each time a cooldown begins or ends. */
export function useIsResting(): (at: Position) => boolean {
  const { data: view } = useView();
  // Compare with the last expired end: the current time itself is not needed.
  const over = useReadOfNow((now) => lastRestOver(view, now));
  return useCallback((at: Position) => (restsUntil(view, at) ?? 0) > over, [view, over]);
}
