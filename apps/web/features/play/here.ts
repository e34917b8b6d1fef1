/** The player's place, as the frames of a step show it one after the other. */
import { createContext, use } from "react";
import type { Place } from "../field/use-place.ts";

/** The place in the frame after the one that shows the step, for the picture. */
export const PaintedPlaceContext = createContext<Place | null>(null);

/** The same once the picture is painted, for everything else. */
export const SettledPlaceContext = createContext<Place | null>(null);

function given(place: Place | null): Place {
  if (place === null) throw new Error("this needs HerePlaces around it");
  return place;
}

export const usePaintedPlace = (): Place => given(use(PaintedPlaceContext));
export const useSettledPlace = (): Place => given(use(SettledPlaceContext));
