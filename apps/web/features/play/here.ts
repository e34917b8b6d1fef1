/** The player's place, as shown by successive frames after a step. */
import { createContext, use } from "react";
import type { Place } from "../field/use-place.ts";

/** The place for the picture, in the frame after the step's own. */
export const PaintedPlaceContext = createContext<Place | null>(null);

/** The place for everything else, once the picture is painted. */
export const SettledPlaceContext = createContext<Place | null>(null);

function given(place: Place | null): Place {
  if (place === null) throw new Error("this needs HerePlaces around it");
  return place;
}

export const usePaintedPlace = (): Place => given(use(PaintedPlaceContext));
export const useSettledPlace = (): Place => given(use(SettledPlaceContext));
