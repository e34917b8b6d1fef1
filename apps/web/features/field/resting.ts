import type { Position, ViewAnswer } from "@emberlode/contract";
import { cellKey } from "@emberlode/game";

const known = new WeakMap<ViewAnswer["resting"], ReadonlyMap<string, number>>();

/** Until when each used field of a map rests, in milliseconds, by its key. */
function timesOf({ resting }: ViewAnswer): ReadonlyMap<string, number> {
  const kept = known.get(resting);
  if (kept !== undefined) return kept;
  const times = new Map(resting.map((rest) => [cellKey(rest), Date.parse(rest.until)]));
  known.set(resting, times);
  return times;
}

/** When the player may use a field again, in milliseconds; null when it is not known to rest. */
export function restsUntil(view: ViewAnswer | undefined, at: Position): number | null {
  return view === undefined ? null : (timesOf(view).get(cellKey(at)) ?? null);
}

/** A map on which one more field rests. */
export function withResting(view: ViewAnswer, at: Position, until: string): ViewAnswer {
  const others = view.resting.filter(({ x, y }) => x !== at.x || y !== at.y);
  const veins = view.veins.filter(({ x, y }) => x !== at.x || y !== at.y);
  return { ...view, veins, resting: [...others, { x: at.x, y: at.y, until }] };
}
