/** Letters of the explored map. Kept apart so that the game page need not load the schemas. */
import type { FactoryClassId, FieldType } from "@emberlode/game";

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

/** One letter per class of factories in `viewAnswer.classes`. */
export const CLASS_LETTERS = {
  small: "s",
  medium: "m",
  large: "l",
  works: "w",
} as const satisfies Record<FactoryClassId, string>;

export const UNEXPLORED_LETTER = " ";
