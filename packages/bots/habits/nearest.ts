import { cellAt, type FieldType, type Position } from "@emberlode/game";
import { type Knowledge, position } from "./knowledge.ts";
import { bestCell } from "./rings.ts";

/** The nearest known field of a type; null while none is known. */
export function nearestOf(known: Knowledge, type: FieldType): Position | null {
  const index = bestCell(position(known), 1, (one) => (known.cells[one] === type ? 1 : 0));
  return index === null ? null : cellAt(index);
}
