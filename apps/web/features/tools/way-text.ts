import { bearing, distance, type Position } from "@emberlode/game";
import { messages } from "../../lib/messages.ts";

const tTools = await messages("tools");
const tCatalogue = await messages("catalogue");

/** The distance and direction from one cell to another, in words. */
export function wayText(from: Position, to: Position): string {
  const steps = distance(from, to);
  if (steps === 0) return tTools("gps.hereNow");
  return tTools("gps.steps", { steps, direction: tCatalogue(`directions.${bearing(from, to)}`) });
}
