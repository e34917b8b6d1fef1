import { createContext, memo, type ReactNode, use } from "react";
import { PlaceHeading } from "../field/place-heading.tsx";
import { SceneView } from "../field/scene-view.tsx";
import { type Place, usePlace } from "../field/use-place.ts";
import { useShownPosition } from "../movement/use-walker.ts";

/** The place for the picture, in the frame after the step's own. */
export const PaintedPlaceContext = createContext<Place | null>(null);

/** The place for everything else, once the picture is painted. */
export const SettledPlaceContext = createContext<Place | null>(null);

function requirePlace(place: Place | null): Place {
  if (place === null) throw new Error("The place contexts need a PlaceProvider around them.");
  return place;
}

const usePaintedPlace = (): Place => requirePlace(use(PaintedPlaceContext));
export const useSettledPlace = (): Place => requirePlace(use(SettledPlaceContext));

/** The only part rendered in the frame of the step. */
const CurrentHeading = memo(function CurrentHeading() {
  return <PlaceHeading place={usePlace(useShownPosition())} />;
});

/** The picture and heading of the player's place, with the caller's overlays. */
export function CurrentScene({ children }: { children: ReactNode }) {
  return (
    <SceneView place={usePaintedPlace()}>
      <CurrentHeading />
      {children}
    </SceneView>
  );
}
