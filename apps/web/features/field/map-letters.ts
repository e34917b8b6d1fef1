import { MAP_LETTERS } from "@emberlode/contract/map-letters";
import { FIELD_TYPES, type FieldType } from "@emberlode/game";

/** The field type behind each letter of the explored map. */
export const TYPES_BY_LETTER: ReadonlyMap<string, FieldType> = new Map(
  FIELD_TYPES.map((type) => [MAP_LETTERS[type], type]),
);
