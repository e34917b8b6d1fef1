import { useMemo } from "react";
import { serverNow } from "../../../lib/server-clock.ts";
import { useShownPosition } from "../../movement/hooks/use-walker.ts";
import { type DigPlace, nearestDig } from "../nearest-dig.ts";
import { restsUntil } from "../resting.ts";
import { useView } from "./use-fields.ts";

/** The nearest place to dig from where the player stands; null when none is known. */
export function useNearestDig(): DigPlace | null {
  const shown = useShownPosition();
  const { data: view } = useView();
  return useMemo(() => {
    const now = serverNow();
    return nearestDig(view, shown, (at) => (restsUntil(view, at) ?? 0) > now);
  }, [view, shown]);
}
