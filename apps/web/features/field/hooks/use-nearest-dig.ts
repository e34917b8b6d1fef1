import type { Position } from "@emberlode/contract";
import { isSameCell, veinsStillPay } from "@emberlode/game";
import { useMemo } from "react";
import { useSettledPosition } from "../../movement/hooks/use-walker.ts";
import { usePlayer } from "../../session/player-context.ts";
import { type DigPlace, nearestDig } from "../nearest-dig.ts";
import { useView } from "./use-fields.ts";
import { useIsResting } from "./use-resting.ts";

const isAt = (at: Position) => (other: Position) => isSameCell(at, other);

/** The nearest place to dig from the player's position; null when none is known. */
export function useNearestDig(): DigPlace | null {
  const shown = useSettledPosition();
  const { data: view } = useView();
  const isResting = useIsResting();
  const fatigue = usePlayer()?.user.status.fatigue;
  const paying = fatigue !== undefined && veinsStillPay(fatigue.digs, fatigue.veins);
  return useMemo(() => {
    const isVein = (at: Position) => paying && (view?.veins.some(isAt(at)) ?? false);
    return nearestDig(view, shown, isResting, isVein);
  }, [view, shown, paying, isResting]);
}
