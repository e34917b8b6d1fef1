import type { Position, ViewAnswer } from "@emberlode/contract";
import { distance, type FieldType } from "@emberlode/game";
import { typeOnMap } from "./hooks/use-fields.ts";

/** The nearest explored field that fits, the own one among them; null when none is known. */
export function nearestCell(
  view: ViewAnswer | undefined,
  from: Position,
  fits: (type: FieldType, at: Position) => boolean,
): Position | null {
  let best: Position | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let y = 1; y <= (view?.rows.length ?? 0); y++) {
    for (let x = 1; x <= (view?.rows[y - 1]?.length ?? 0); x++) {
      const at = { x, y };
      const type = typeOnMap(view, at);
      const steps = distance(from, at);
      if (type === null || steps >= least || !fits(type, at)) continue;
      best = at;
      least = steps;
    }
  }
  return best;
}
