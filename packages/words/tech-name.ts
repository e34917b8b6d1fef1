/** What techs are called. */
import type { Side } from "@emberlode/game";
import type { enCatalogue } from "./en/catalogue.ts";

/** The name of the tech of a side at an index, 0..9; empty beyond those. */
export function techName({ techs }: typeof enCatalogue, side: Side, index: number): string {
  return techs[side][index] ?? "";
}
