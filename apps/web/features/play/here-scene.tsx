import { memo, type ReactNode } from "react";
import { PlaceHeading } from "../field/place-heading.tsx";
import { SceneView } from "../field/scene-view.tsx";
import { usePlace } from "../field/use-place.ts";
import { useShownPosition } from "../movement/use-walker.ts";
import { usePaintedPlace } from "./here.ts";

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
