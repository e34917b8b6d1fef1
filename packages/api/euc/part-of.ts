import { EXCAVATOR_PART_IDS, type ExcavatorPartId } from "@emberlode/game";
import { GameError } from "../errors.ts";

/** The part of this id. NOT_FOUND. */
export function partOf(id: string): ExcavatorPartId {
  const part = EXCAVATOR_PART_IDS.find((known) => known === id);
  if (part === undefined) throw new GameError("NOT_FOUND");
  return part;
}
