/** The scene of the player's place: the heading follows a step at once, the picture a frame on. */
import { createContext, memo, type ReactNode, use } from "react";
import { useSwipe } from "../controls/use-swipe.ts";
import { useMovementDisabled } from "../desks/use-desk.ts";
import { PlaceHeading } from "../field/place-heading.tsx";
import { SceneView } from "../field/scene-view.tsx";
import { type Place, usePlace } from "../field/use-place.ts";
import { useShownPosition, useWalker } from "../movement/use-walker.ts";

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

/**
 * The picture and heading of the player's place, with the caller's overlays. Swiping on it steps.
 */
export function CurrentScene({ children }: { children: ReactNode }) {
  const walker = useWalker();
  const isDisabled = useMovementDisabled();
  const swipe = useSwipe((direction) => {
    if (!isDisabled) walker.step(direction);
  });
  return (
    <SceneView place={usePaintedPlace()} gestures={swipe}>
      <CurrentHeading />
      {children}
    </SceneView>
  );
}
