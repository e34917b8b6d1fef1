import type { Field, Position, ViewAnswer } from "@emberlode/contract";
import { type FieldType, isSameCell } from "@emberlode/game";
import { restsUntil } from "./resting.ts";
import { typeOnMap } from "./use-fields.ts";

/** A cell according to the map and previously loaded fields. */
export interface KnownCell {
  type: FieldType | null;
  /** Rank of the base's owner; null without a base or rank. */
  rank: number | null;
  /** When the field can be used again, in milliseconds; null if it can be now. */
  spentUntil: number | null;
  /** Whether the player knows of a vein here. */
  vein: boolean;
}

export function knownCell(
  at: Position,
  field: Field | undefined,
  view: ViewAnswer | undefined,
): KnownCell {
  const base = view?.bases.find((other) => isSameCell(other, at));
  const until = field?.spentUntil;
  const vein = field?.vein ?? view?.veins.some((other) => isSameCell(other, at)) ?? false;
  return {
    type: field?.type ?? typeOnMap(view, at),
    rank: field?.rank ?? base?.rank ?? null,
    vein,
    spentUntil: until === undefined ? restsUntil(view, at) : Date.parse(until),
  };
}
