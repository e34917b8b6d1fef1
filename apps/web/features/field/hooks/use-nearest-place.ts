import type { Position } from "@emberlode/contract";
import { bearing, DIRECTIONS, distance, type FieldType } from "@emberlode/game";
import { useMemo } from "react";
import { serverNow } from "../../../lib/server-clock.ts";
import { useSettledPosition } from "../../movement/hooks/use-walker.ts";
import { nearestCell } from "../nearest-cell.ts";
import { restsUntil } from "../resting.ts";
import { useView } from "./use-fields.ts";

interface NearestPlace {
  at: Position;
  steps: number;
  /** The direction's name. */
  where: string;
}

/** The nearest known place of a type that does not rest; null when none is explored. */
export function useNearestPlace(type: FieldType): NearestPlace | null {
  const shown = useSettledPosition();
  const { data: view } = useView();
  return useMemo(() => {
    const now = serverNow();
    const at = nearestCell(view, shown, (seen, cell) => {
      return seen === type && (restsUntil(view, cell) ?? 0) <= now;
    });
    if (at === null) return null;
    return { at, steps: distance(shown, at), where: DIRECTIONS[bearing(shown, at)].name };
  }, [view, shown, type]);
}
