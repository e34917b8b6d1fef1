import type { Position } from "@emberlode/contract";
import { useCallback } from "react";
import { useReadOfNow } from "../../../lib/use-now.ts";
import { lastRestOver, restsUntil } from "../resting.ts";
import { useView } from "./use-fields.ts";

/** Whether a field rests by the map; another function each time that a rest begins or ends. */
export function useIsResting(): (at: Position) => boolean {
  const { data: view } = useView();
  // What ends later than the last end passed is not over: the present itself need not be known.
  const over = useReadOfNow((now) => lastRestOver(view, now));
  return useCallback((at: Position) => (restsUntil(view, at) ?? 0) > over, [view, over]);
}
