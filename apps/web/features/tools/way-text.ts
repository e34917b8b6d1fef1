import { bearing, distance, type Position } from "@emberlode/game";
import { enCatalogue } from "@emberlode/words/en/catalogue";
import { enTools } from "@emberlode/words/en/tools";

/** How to get from one cell to another, in words. */
export function wayText(from: Position, to: Position): string {
  const steps = distance(from, to);
  if (steps === 0) return enTools.gps.hereNow;
  return enTools.gps.steps(steps, enCatalogue.directions[bearing(from, to)]);
}
