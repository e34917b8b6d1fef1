import type { Position } from "@emberlode/contract";
import { useCallback } from "react";
import { useNow } from "../../../lib/use-now.ts";
import { mapCellAt } from "../../map/cells.ts";
import type { World } from "./use-world.ts";

/** How often the time that fields rest is read, in milliseconds. */
const CLOCK_MS = 15_000;

/** Says a cell as the map around the player does: "12, 7. Cave, your plot Old mill". */
export function useCellWords({ view, pins }: World): (at: Position) => string {
  const now = useNow(CLOCK_MS);
  return useCallback(
    ({ x, y }: Position) => mapCellAt(view, { x, y }, now, pins).label,
    [view, pins, now],
  );
}
