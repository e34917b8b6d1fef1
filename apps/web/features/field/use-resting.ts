import type { Position } from "@emberlode/contract";
import { useCallback } from "react";
import { useReadOfNow } from "../../lib/use-now.ts";
import { lastRestOver, restsUntil } from "./resting.ts";
import { useView } from "./use-fields.ts";

/** Whether a field is used up according to the map; a new function when a cooldown changes. */
export function useIsResting(): (at: Position) => boolean {
  const { data: view } = useView();
  // Compares with the last expired cooldown, so that it changes less often than the time.
  const over = useReadOfNow((now) => lastRestOver(view, now));
  return useCallback((at: Position) => (restsUntil(view, at) ?? 0) > over, [view, over]);
}
