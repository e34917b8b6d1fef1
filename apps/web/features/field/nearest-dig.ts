import type { Position, ViewAnswer } from "@emberlode/contract";
import { distance, isDiggable } from "@emberlode/game";
import { typeOnMap } from "./hooks/use-fields.ts";

export interface DigPlace extends Position {
  type: "metal" | "energy";
}

/** The nearest explored field to dig that is not spent, the own one excluded; null when there is none. */
export function nearestDig(
  view: ViewAnswer | undefined,
  from: Position,
  isSpent: (at: Position) => boolean,
): DigPlace | null {
  let best: DigPlace | null = null;
  let bestSteps = Number.POSITIVE_INFINITY;
  for (let y = 1; y <= (view?.rows.length ?? 0); y++) {
    for (let x = 1; x <= (view?.rows[y - 1]?.length ?? 0); x++) {
      const type = typeOnMap(view, { x, y });
      if (type === null || !isDiggable(type)) continue;
      const steps = distance(from, { x, y });
      if (steps === 0 || steps >= bestSteps || isSpent({ x, y })) continue;
      best = { x, y, type };
      bestSteps = steps;
    }
  }
  return best;
}
