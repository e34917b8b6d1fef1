import { memo, type ReactNode } from "react";
import { PlaceHeading } from "../field/place-heading.tsx";
import { SceneView } from "../field/scene-view.tsx";
import { usePlace } from "../field/use-place.ts";
import { useShownPosition } from "../movement/use-walker.ts";
import { usePaintedPlace } from "./here.ts";

/** Rendered with the step itself, and alone. */
const HereHeading = memo(function HereHeading() {
  return <PlaceHeading place={usePlace(useShownPosition())} />;
});

/** The picture and name of the player's place; other overlays come from the caller. */
export function HereScene({ children }: { children: ReactNode }) {
  return (
    <SceneView place={usePaintedPlace()}>
      <HereHeading />
      {children}
    </SceneView>
  );
}
