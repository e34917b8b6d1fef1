/** The nearest fields of a kind to the player: to dig, to enter, or unseen. */
import type { Position, ViewAnswer } from "@emberlode/contract";
import {
  type FieldType,
  gridDistance,
  isDiggable,
  isSameCell,
  veinsStillPay,
} from "@emberlode/game";
import { useCallback, useMemo } from "react";
import { useNowSelector } from "../../lib/use-now.ts";
import { type Way, wayTo } from "../../lib/way.ts";
import { useSettledPosition } from "../movement/use-walker.ts";
import { usePlayer } from "../session/player-context.tsx";
import { cooldownEnd, lastCooldownEnd } from "./field-atoms.ts";
import { typeOnMap, useView } from "./use-fields.ts";

/** Whether a field is used up according to the map; a new function when a cooldown changes. */
export function useIsOnCooldown(): (at: Position) => boolean {
  const { data: view } = useView();
  // Compares with the last expired cooldown, so that it changes less often than the time.
  const lastEndedAt = useNowSelector((now) => lastCooldownEnd(view, now));
  return useCallback(
    (at: Position) => (cooldownEnd(view, at) ?? 0) > lastEndedAt,
    [view, lastEndedAt],
  );
}

type CellFilter<Type> = (type: Type, at: Position) => boolean;

function nearest(
  view: ViewAnswer | undefined,
  from: Position,
  matches: CellFilter<FieldType | null>,
) {
  let best: Position | null = null;
  let minSteps = Number.POSITIVE_INFINITY;
  for (let y = 1; y <= (view?.rows.length ?? 0); y++) {
    for (let x = 1; x <= (view?.rows[y - 1]?.length ?? 0); x++) {
      const at = { x, y };
      const steps = gridDistance(from, at);
      if (steps >= minSteps || !matches(typeOnMap(view, at), at)) continue;
      best = at;
      minSteps = steps;
    }
  }
  return best;
}

/** The nearest explored matching field, including the one the player is on; null if none. */
export function nearestCell(
  view: ViewAnswer | undefined,
  from: Position,
  matches: CellFilter<FieldType>,
): Position | null {
  return nearest(view, from, (type, at) => type !== null && matches(type, at));
}

/** The nearest unseen field; null if all are seen. */
export function nearestUnseen(view: ViewAnswer | undefined, from: Position): Position | null {
  return nearest(view, from, (type) => type === null);
}

interface NearestPlace extends Way {
  at: Position;
}

/** The nearest explored place of a type that can be used now; null if none. */
export function useNearestPlace(type: FieldType): NearestPlace | null {
  const shown = useSettledPosition();
  const { data: view } = useView();
  const isOnCooldown = useIsOnCooldown();
  return useMemo(() => {
    const matches = (seen: FieldType, cell: Position) => seen === type && !isOnCooldown(cell);
    const at = nearestCell(view, shown, matches);
    if (at === null) return null;
    return { at, ...wayTo(shown, at) };
  }, [view, shown, type, isOnCooldown]);
}

interface DigPlace extends Position {
  type: "metal" | "energy";
  vein: boolean;
}

/** How many extra steps a vein is worth, since it doubles the yield. */
const VEIN_DETOUR = 4;

/**
 * The nearest explored field to dig that is not used up, excluding the one the player is on; a vein
 * up to `VEIN_DETOUR` steps farther is preferred. Null if none.
 */
export function nearestDig(
  view: ViewAnswer | undefined,
  from: Position,
  isSpent: (at: Position) => boolean,
  isVein: (at: Position) => boolean,
): DigPlace | null {
  let best: DigPlace | null = null;
  let minCost = Number.POSITIVE_INFINITY;
  for (let y = 1; y <= (view?.rows.length ?? 0); y++) {
    for (let x = 1; x <= (view?.rows[y - 1]?.length ?? 0); x++) {
      const type = typeOnMap(view, { x, y });
      if (type === null || !isDiggable(type)) continue;
      const steps = gridDistance(from, { x, y });
      if (steps === 0 || steps - VEIN_DETOUR >= minCost || isSpent({ x, y })) continue;
      const vein = isVein({ x, y });
      const cost = vein ? steps - VEIN_DETOUR : steps;
      if (cost >= minCost) continue;
      best = { x, y, type, vein };
      minCost = cost;
    }
  }
  return best;
}

const isAt = (at: Position) => (other: Position) => isSameCell(at, other);

/** The nearest field to dig from the player's position; null if none is known. */
export function useNearestDig(): DigPlace | null {
  const shown = useSettledPosition();
  const { data: view } = useView();
  const isOnCooldown = useIsOnCooldown();
  const fatigue = usePlayer()?.user.status.fatigue;
  const veinsPay = fatigue !== undefined && veinsStillPay(fatigue.digs, fatigue.veins);
  return useMemo(() => {
    const isVein = (at: Position) => veinsPay && (view?.veins.some(isAt(at)) ?? false);
    return nearestDig(view, shown, isOnCooldown, isVein);
  }, [view, shown, veinsPay, isOnCooldown]);
}
