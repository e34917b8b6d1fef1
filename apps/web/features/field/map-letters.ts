import type { MAP_LETTERS } from "@emberlode/contract";
import type { FieldType } from "@emberlode/game";

/**
 * The contract's letters, written out: importing them as a value would bring the schemas beside them
 * (25 KiB) into the game page. Their type is the contract's own, so a difference does not compile.
 */
const letters: typeof MAP_LETTERS = {
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
};

/** The field type behind each letter of the explored map. */
export const TYPES_BY_LETTER: ReadonlyMap<string, FieldType> = new Map(
  (Object.keys(letters) as FieldType[]).map((type) => [letters[type], type]),
);
