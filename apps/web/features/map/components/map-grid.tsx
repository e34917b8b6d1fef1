import type { Position, ViewAnswer } from "@emberlode/contract";
import { type RefObject, useMemo, useRef } from "react";
import { useNow } from "../../../lib/use-now.ts";
import { useView } from "../../field/hooks/use-fields.ts";
import {
  useSettledPosition,
  useShownPosition,
  useWalker,
  useWalkTarget,
} from "../../movement/hooks/use-walker.ts";
import { usePins } from "../../plots/hooks/use-pins.ts";
import type { Pins } from "../../plots/pins.ts";
import { cellsAround, isAround, type Reach } from "../cells.ts";
import { useMapFocus } from "../hooks/use-map-focus.ts";
import { useRoom } from "../hooks/use-room.ts";
import { MapCells } from "./map-cells.tsx";

/** How often the time that fields rest is read, in milliseconds. */
const CLOCK_MS = 15_000;

interface MapGridProps {
  /** Cells on each side of the player at most; fewer where they would be too small to hit. */
  most: number;
  /** Cells above and below; as many as on the sides unless given. */
  rows?: number;
}

/** The middle of the map: where the player is, a moment after the mark that says so has moved there. */
function useCenter(shown: Position, reach: Reach): Position {
  const center = useSettledPosition();
  return isAround(center, shown, reach) ? center : shown;
}

interface MovingMapProps {
  grid: RefObject<HTMLDivElement | null>;
  across: number;
  down: number;
  view: ViewAnswer | undefined;
  pins: Pins;
  /** Milliseconds. */
  now: number;
}

/** What of the map a step draws again: it asks for nothing but where the player is. */
function MovingMap({ grid, across, down, view, pins, now }: MovingMapProps) {
  const walker = useWalker();
  const shown = useShownPosition();
  const target = useWalkTarget();
  const { focused, handlers } = useMapFocus(grid, shown, { across, down });
  const center = useCenter(shown, { across, down });
  const rows = useMemo(
    () => cellsAround(view, center, { across, down }, now, pins),
    [view, center, across, down, now, pins],
  );
  return (
    <MapCells
      ref={grid}
      rows={rows}
      across={across}
      here={shown}
      target={target}
      focused={focused}
      handlers={handlers}
      onChoose={walker.walkTo}
    />
  );
}

/** The explored fields around the player as an ARIA grid; a cell is walked to by click or Enter. */
export function MapGrid({ most, rows }: MapGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const across = useRoom(grid, most);
  const { data: view } = useView();
  const pins = usePins();
  const now = useNow(CLOCK_MS);
  return (
    <MovingMap
      grid={grid}
      across={across}
      down={rows ?? across}
      view={view}
      pins={pins}
      now={now}
    />
  );
}
