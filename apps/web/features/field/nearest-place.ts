import type { Position, ViewAnswer } from "@emberlode/contract";
import { distance, type FieldType } from "@emberlode/game";
import { typeOnMap } from "./hooks/use-fields.ts";

/** The nearest explored field of a type, the own one among them; null when none is known. */
export function nearestPlace(
  view: ViewAnswer | undefined,
  from: Position,
  type: FieldType,
  isLeftOut: (at: Position) => boolean = () => false,
): Position | null {
  let best: Position | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let y = 1; y <= (view?.rows.length ?? 0); y++) {
    for (let x = 1; x <= (view?.rows[y - 1]?.length ?? 0); x++) {
      const at = { x, y };
      if (typeOnMap(view, at) !== type || distance(from, at) >= least || isLeftOut(at)) continue;
      best = at;
      least = distance(from, at);
    }
  }
  return best;
}
