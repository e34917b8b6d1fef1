import { baseStage } from "@emberlode/art/base-stage.ts";
import type { Position, ViewAnswer } from "@emberlode/contract";
import { type FieldType, isSameCell } from "@emberlode/game";
import { classNumber, siteOnMap } from "../field/factory-sites.ts";

/** Chooses one of a type's drawings for a cell: neighbors seldom have the same. */
const variantAt = ({ x, y }: Position) => (x * 7 + y * 13 + ((x * y) % 5)) % 12;

/** Which drawing of its type a cell has: a base's stage, a factory's class, else by its place. */
export function tileNumber(
  view: ViewAnswer | undefined,
  at: Position,
  type: FieldType | null,
): number {
  if (view === undefined || type !== "base") {
    const site = siteOnMap(view, at);
    return site === null ? variantAt(at) : classNumber(site);
  }
  const other = view.bases.find((base) => isSameCell(at, base));
  const rank = isSameCell(at, view.base) ? view.rank : (other?.rank ?? null);
  return baseStage(rank);
}
