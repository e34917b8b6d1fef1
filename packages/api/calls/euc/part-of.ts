import { EXCAVATOR_PART_IDS, type ExcavatorPartId } from "@emberlode/game";
import { GameError } from "../../errors.ts";

/** The part with this id. */
export function partOf(id: string): ExcavatorPartId | GameError<"NOT_FOUND"> {
  return EXCAVATOR_PART_IDS.find((known) => known === id) ?? new GameError("NOT_FOUND");
}
