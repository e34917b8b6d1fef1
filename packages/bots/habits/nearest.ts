/** Finds the nearest known field of a type. */
import { cellAt, type FieldType, type Position } from "@emberlode/game";
import { type Knowledge, position } from "./knowledge.ts";
import { stepsTo } from "./rings.ts";

/** Position of the nearest known field of a type, ties to the first discovered; null for none. */
export function nearestOf(known: Knowledge, type: FieldType): Position | null {
  const here = position(known);
  let best: number | null = null;
  let steps = Number.POSITIVE_INFINITY;
  for (const index of known.land.of(type)) {
    const away = stepsTo(here, index);
    if (away >= steps) continue;
    best = index;
    steps = away;
  }
  return best === null ? null : cellAt(best);
}
