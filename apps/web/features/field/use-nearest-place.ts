import type { Position } from "@emberlode/contract";
import { bearing, distance, type FieldType } from "@emberlode/game";
import { useMemo } from "react";
import { messages } from "../../lib/messages.ts";
import { useSettledPosition } from "../movement/use-walker.ts";
import { nearestCell } from "./nearest-cell.ts";
import { useView } from "./use-fields.ts";
import { useIsResting } from "./use-resting.ts";

const t = await messages("catalogue");

interface NearestPlace {
  at: Position;
  steps: number;
  /** The direction in words. */
  where: string;
}

/** The nearest explored place of a type that can be used now; null if none. */
export function useNearestPlace(type: FieldType): NearestPlace | null {
  const shown = useSettledPosition();
  const { data: view } = useView();
  const isResting = useIsResting();
  return useMemo(() => {
    const fits = (seen: FieldType, cell: Position) => seen === type && !isResting(cell);
    const at = nearestCell(view, shown, fits);
    if (at === null) return null;
    return { at, steps: distance(shown, at), where: t(`directions.${bearing(shown, at)}`) };
  }, [view, shown, type, isResting]);
}
