/** Letters of the explored map. Kept apart so that the game page need not load the schemas. */
import type { FactoryClassId, FieldType, ShownTypeAt } from "@emberlode/game";

/** One letter per field type in `viewAnswer.rows`. */
export const MAP_LETTERS = {
  base: "B",
  factory: "F",
  forest: "f",
  cave: "c",
  waste: ".",
  market: "k",
  bank: "b",
  memorial: "r",
  casino: "s",
  metal: "m",
  energy: "e",
  web: "w",
  mirage: "i",
  euc: "u",
} as const satisfies Record<FieldType, string>;

/** The field type of each letter; an unexplored field has none. */
export const TYPES_BY_LETTER: ReadonlyMap<string, FieldType> = new Map(
  (Object.keys(MAP_LETTERS) as FieldType[]).map((type) => [MAP_LETTERS[type], type]),
);

/** The types of the fields on a map, for relics: under a base is wasteland. */
export function typesOnMap(rows: readonly string[]): ShownTypeAt {
  const letters = rows.join("");
  return (index) => {
    const type = TYPES_BY_LETTER.get(letters[index] ?? "") ?? null;
    return type === "base" ? "waste" : type;
  };
}

/** One letter per class of factories in `viewAnswer.classes`. */
export const CLASS_LETTERS = {
  small: "s",
  medium: "m",
  large: "l",
  works: "w",
} as const satisfies Record<FactoryClassId, string>;

export const UNEXPLORED_LETTER = " ";
