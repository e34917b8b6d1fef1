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
  // The picture's frame comes first.
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
 * Provides the player's place to components that follow a step, each in its own frame (decision 25).
 * Nothing here changes in the frame of the step: React would search the page for consumers.
 */
export function HerePlaces({ children }: { children: ReactNode }) {
  return <PlacesAt at={usePainted(useShownPosition())}>{children}</PlacesAt>;
}
