import { memo, type ReactNode } from "react";
import { PlaceHeading } from "../../field/components/place-heading.tsx";
import { SceneView } from "../../field/components/scene-view.tsx";
import { usePlace } from "../../field/hooks/use-place.ts";
import { useShownPosition } from "../../movement/hooks/use-walker.ts";
import { usePaintedPlace } from "../here.ts";

/** Drawn with the step itself, and alone. */
const HereHeading = memo(function HereHeading() {
  return <PlaceHeading place={usePlace(useShownPosition())} />;
});

/** The picture and the name of the place under the player; what else stands over it comes from the caller. */
export function HereScene({ children }: { children: ReactNode }) {
  return (
    <SceneView place={usePaintedPlace()}>
      <HereHeading />
      {children}
    </SceneView>
  );
}
