import type { Position } from "@emberlode/contract";
import { isSameCell, veinsStillPay } from "@emberlode/game";
import { useMemo } from "react";
import { serverNow } from "../../../lib/server-clock.ts";
import { useSettledPosition } from "../../movement/hooks/use-walker.ts";
import { usePlayer } from "../../session/player-context.ts";
import { type DigPlace, nearestDig } from "../nearest-dig.ts";
import { restsUntil } from "../resting.ts";
import { useView } from "./use-fields.ts";

const isAt = (at: Position) => (other: Position) => isSameCell(at, other);

/** The nearest place to dig from where the player stands; null when none is known. */
export function useNearestDig(): DigPlace | null {
  const shown = useSettledPosition();
  const { data: view } = useView();
  const fatigue = usePlayer()?.user.status.fatigue;
  const paying = fatigue !== undefined && veinsStillPay(fatigue.digs, fatigue.veins);
  return useMemo(() => {
    const now = serverNow();
    const isSpent = (at: Position) => (restsUntil(view, at) ?? 0) > now;
    const isVein = (at: Position) => paying && (view?.veins.some(isAt(at)) ?? false);
    return nearestDig(view, shown, isSpent, isVein);
  }, [view, shown, paying]);
}
