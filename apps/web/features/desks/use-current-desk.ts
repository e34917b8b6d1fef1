import { isSameCell } from "@emberlode/game";
import { useEffect } from "react";
import type { Place } from "../field/use-place.ts";
import { useIsStepping, useWalker } from "../movement/use-walker.ts";
import { DESKS, type DeskId, deskOfPlace } from "./desk-ids.ts";
import { closeDesk, useOpenDesk } from "./use-desk.ts";

/** Whether a desk may be open where the player is: own desks anywhere, place desks at a place. */
function belongsHere(desk: DeskId, place: Place): boolean {
  return DESKS[desk] === "own" || deskOfPlace(place.type, place.isOwnBase) === desk;
}

/** The desk to show; closes a place desk when the player steps away. */
export function useCurrentDesk(place: Place): DeskId | null {
  const desk = useOpenDesk();
  // A field that is still loading counts as waste: ignore it until it is known.
  const left = desk !== null && place.known && !belongsHere(desk, place);
  const stepping = useIsStepping(left);
  const walker = useWalker();
  useEffect(() => {
    // A desk may open on a place that the page does not show yet.
    const isShown = isSameCell(walker.getState().shown, place.at);
    if (left && !stepping && isShown) closeDesk();
  }, [left, stepping, walker, place.at]);
  return left ? null : desk;
}
