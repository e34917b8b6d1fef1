/** The kinds that the overview can filter by: grounds and markers. */
import type { FieldType } from "@emberlode/game";

export const KINDS = [
  "own",
  "base",
  "factory",
  "plot",
  "vein",
  "rest",
  "metal",
  "energy",
  "cave",
  "forest",
  "town",
] as const;
export type Kind = (typeof KINDS)[number];

/** The letter of each ground; waste has none, since it is the background. */
export const GROUND_LETTERS: Readonly<Record<FieldType, string>> = {
  base: "B",
  factory: "F",
  forest: "T",
  cave: "C",
  waste: "",
  market: "K",
  bank: "W",
  memorial: "R",
  casino: "S",
  metal: "M",
  energy: "E",
  web: "X",
  mirage: "I",
  euc: "U",
};

/** The symbol of a vein. */
export const VEIN_SIGN = "\u2726";

const KIND_OF_GROUND: Readonly<Partial<Record<FieldType, Kind>>> = {
  base: "base",
  factory: "factory",
  metal: "metal",
  energy: "energy",
  cave: "cave",
  forest: "forest",
};

/** The kind of a ground; null for waste and unexplored cells. */
export function kindOfGround(type: FieldType | null, isOwn: boolean): Kind | null {
  if (type === null || type === "waste") return null;
  return isOwn ? "own" : (KIND_OF_GROUND[type] ?? "town");
}
