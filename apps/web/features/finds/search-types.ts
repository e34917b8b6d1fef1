import type { FieldType } from "@emberlode/game";

/** Places searched with the button over the scene. */
const SEARCHED = ["cave", "forest", "memorial", "mirage"] as const;
export type SearchType = (typeof SEARCHED)[number];

/** The kind of search on a field; null if none. */
export function searchTypeOf(type: FieldType): SearchType | null {
  return SEARCHED.find((one) => one === type) ?? null;
}
