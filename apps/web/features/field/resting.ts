import type { Position, ViewAnswer } from "@emberlode/contract";
import { cellKey } from "@emberlode/game";

const known = new WeakMap<ViewAnswer["resting"], ReadonlyMap<string, number>>();

/** When each used field of a map can be used again, in milliseconds by cell key. */
function timesOf({ resting }: ViewAnswer): ReadonlyMap<string, number> {
  const kept = known.get(resting);
  if (kept !== undefined) return kept;
  const times = new Map(resting.map((rest) => [cellKey(rest), Date.parse(rest.until)]));
  known.set(resting, times);
  return times;
}

/** When the player may use a field again, in milliseconds; null if not known to be used up. */
export function restsUntil(view: ViewAnswer | undefined, at: Position): number | null {
  return view === undefined ? null : (timesOf(view).get(cellKey(at)) ?? null);
}

/** The latest cooldown end that has passed, in milliseconds; 0 if none. */
export function lastRestOver(view: ViewAnswer | undefined, now: number): number {
  let last = 0;
  if (view === undefined) return last;
  for (const until of timesOf(view).values()) {
    if (until <= now && until > last) last = until;
  }
  return last;
}

/** The map with one more used field. */
export function withResting(view: ViewAnswer, at: Position, until: string): ViewAnswer {
  const others = view.resting.filter(({ x, y }) => x !== at.x || y !== at.y);
  const veins = view.veins.filter(({ x, y }) => x !== at.x || y !== at.y);
  return { ...view, veins, resting: [...others, { x: at.x, y: at.y, until }] };
}
