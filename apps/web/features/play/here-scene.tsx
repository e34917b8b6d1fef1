import { createContext, memo, type ReactNode, use } from "react";
import { PlaceHeading } from "../field/place-heading.tsx";
import { SceneView } from "../field/scene-view.tsx";
import { type Place, usePlace } from "../field/use-place.ts";
import { useShownPosition } from "../movement/use-walker.ts";

/** The place for the picture, in the frame after the step's own. */
export const PaintedPlaceContext = createContext<Place | null>(null);

/** The place for everything else, once the picture is painted. */
export const SettledPlaceContext = createContext<Place | null>(null);

function given(place: Place | null): Place {
  if (place === null) throw new Error("this needs HerePlaces around it");
  return place;
}

const usePaintedPlace = (): Place => given(use(PaintedPlaceContext));
export const useSettledPlace = (): Place => given(use(SettledPlaceContext));

/** Rendered in the frame of the step, alone. */
const HereHeading = memo(function HereHeading() {
  return <PlaceHeading place={usePlace(useShownPosition())} />;
});

/** The picture and heading of the player's place, with the caller's overlays. */
export function HereScene({ children }: { children: ReactNode }) {
  return (
    <SceneView place={usePaintedPlace()}>
      <HereHeading />
      {children}
    </SceneView>
  );
}
