/** The nearest known building of a kind. */
import { cellAt, distance, type FieldType, type Position } from "@emberlode/game";
import { type Knowledge, position } from "./knowledge.ts";

/** Where the nearest known field of a type is, the northernmost of equals; null for none. */
export function nearestOf(known: Knowledge, type: FieldType): Position | null {
  const here = position(known);
  let best: Position | null = null;
  let steps = Number.POSITIVE_INFINITY;
  // By far most cells are of another type: this is asked before every decision.
  for (let index = known.cells.indexOf(type); index >= 0; ) {
    const cell = cellAt(index);
    const away = distance(here, cell);
    if (away < steps) [best, steps] = [cell, away];
    index = known.cells.indexOf(type, index + 1);
  }
  return best;
}
