import type { Position } from "@emberlode/contract";
import { useCallback } from "react";
import { useNow } from "../../../lib/use-now.ts";
import { mapCellAt } from "../../map/cells.ts";
import type { World } from "./use-world.ts";

/** How often cooldowns are updated, in milliseconds. */
const CLOCK_MS = 15_000;

/** Describes a cell like the local map: "12, 7. Cave, your plot Old mill". */
export function useCellWords({ view, pins }: World): (at: Position) => string {
  const now = useNow(CLOCK_MS);
  return useCallback(
    ({ x, y }: Position) => mapCellAt(view, { x, y }, now, pins).label,
    [view, pins, now],
  );
}
