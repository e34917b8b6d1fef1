/** Checks of a field. */

import { type FieldType, SPECIAL_FIELD_TYPES } from "../../catalogue/fields.ts";
import type { FieldState, Position } from "../../state.ts";
import { wrapCoordinate } from "../../world/grid.ts";

/** A field with its owner. A base has type `base`, or is an owned field other than a factory. */
export type Ground = Pick<FieldState, "x" | "y" | "type" | "ownerId">;

const SPECIAL: ReadonlySet<FieldType> = new Set(SPECIAL_FIELD_TYPES);

/** Whether fields of this type have a special building. */
export function isSpecialField(type: FieldType): boolean {
  return SPECIAL.has(type);
}

/** Whether a base is on the field. */
export function isBase({ type, ownerId }: Ground): boolean {
  return type === "base" || (type !== "factory" && ownerId !== null);
}

/** Whether the field is waste without a base (rules §8). */
export function isEmptyField(field: Ground): boolean {
  return (field.type === "waste" || field.type === "mirage") && !isBase(field);
}

/** Whether a building or base is on the field. Mines must stay a cell away from it (rules §14). */
export function isBuilt(field: Ground): boolean {
  return isBase(field) || field.type === "factory" || isSpecialField(field.type);
}

/** The cell and the eight around it, wrapping. */
export function cellsAround({ x, y }: Position): readonly Position[] {
  const near = [-1, 0, 1];
  return near.flatMap((dy) =>
    near.map((dx) => ({ x: wrapCoordinate(x + dx), y: wrapCoordinate(y + dy) })),
  );
}
