import type { Position, ViewAnswer } from "@emberlode/contract";
import { distance, type FieldType } from "@emberlode/game";
import { typeOnMap } from "./use-fields.ts";

type Fits<Type> = (type: Type, at: Position) => boolean;

function nearest(view: ViewAnswer | undefined, from: Position, fits: Fits<FieldType | null>) {
  let best: Position | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let y = 1; y <= (view?.rows.length ?? 0); y++) {
    for (let x = 1; x <= (view?.rows[y - 1]?.length ?? 0); x++) {
      const at = { x, y };
      const steps = distance(from, at);
      if (steps >= least || !fits(typeOnMap(view, at), at)) continue;
      best = at;
      least = steps;
    }
  }
  return best;
}

/** The nearest explored matching field, including the player's own; null if none. */
export function nearestCell(
  view: ViewAnswer | undefined,
  from: Position,
  fits: Fits<FieldType>,
): Position | null {
  return nearest(view, from, (type, at) => type !== null && fits(type, at));
}

/** The nearest unseen field; null if all are seen. */
export function nearestUnseen(view: ViewAnswer | undefined, from: Position): Position | null {
  return nearest(view, from, (type) => type === null);
}
