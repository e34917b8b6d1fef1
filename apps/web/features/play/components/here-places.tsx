import type { Position } from "@emberlode/contract";
import { memo, type ReactNode, useDeferredValue } from "react";
import { usePainted } from "../../../lib/use-painted.ts";
import { usePlace } from "../../field/hooks/use-place.ts";
import { SettledPositionContext, useShownPosition } from "../../movement/hooks/use-walker.ts";
import { PaintedPlaceContext, SettledPlaceContext } from "../here.ts";

interface PlacesAtProps {
  at: Position;
  children: ReactNode;
}

const PlacesAt = memo(function PlacesAt({ at, children }: PlacesAtProps) {
  const painted = usePlace(at);
  // The frame of the picture comes first.
  const settled = useDeferredValue(usePainted(painted));
  return (
    <PaintedPlaceContext value={painted}>
      <SettledPlaceContext value={settled}>
        <SettledPositionContext value={settled.at}>{children}</SettledPositionContext>
      </SettledPlaceContext>
    </PaintedPlaceContext>
  );
});

/**
 * Gives the place under the player to what follows a step, each part in the frame that it is due in
 * (decision 25). Nothing of it changes in the frame of the step: React would look through the page for
 * those who read it.
 */
export function HerePlaces({ children }: { children: ReactNode }) {
  return <PlacesAt at={usePainted(useShownPosition())}>{children}</PlacesAt>;
}
