import type { Position } from "@emberlode/contract";
import { cellKey, isSameCell } from "@emberlode/game";
import { type CSSProperties, useMemo, useRef } from "react";
import { t } from "../../../lib/i18n/catalogue.ts";
import { useNow } from "../../../lib/use-now.ts";
import { useView } from "../../field/hooks/use-fields.ts";
import {
  useSettledPosition,
  useShownPosition,
  useWalker,
  useWalkTarget,
} from "../../movement/hooks/use-walker.ts";
import { usePins } from "../../plots/hooks/use-pins.ts";
import { cellsAround, isAround, type Reach } from "../cells.ts";
import { useMapFocus } from "../hooks/use-map-focus.ts";
import { useRoom } from "../hooks/use-room.ts";
import { MapCellView } from "./map-cell-view.tsx";

/** How often the time that fields rest is read, in milliseconds. */
const CLOCK_MS = 15_000;

/** How many cells stand side by side, for the styles. */
const cellsIn = (across: number): CSSProperties & Record<"--cells", number> => ({
  "--cells": across * 2 + 1,
});

interface MapGridProps {
  /** Cells on each side of the player at most; fewer where they would be too small to hit. */
  most: number;
  /** Cells above and below; as many as on the sides unless given. */
  rows?: number;
}

/** The middle of the map: where the player is, a moment after the mark that says so has moved there. */
function useCentre(shown: Position, reach: Reach): Position {
  const centre = useSettledPosition();
  return isAround(centre, shown, reach) ? centre : shown;
}

/** The explored fields around the player as an ARIA grid; a cell is walked to by click or Enter. */
export function MapGrid({ most, rows: rowReach }: MapGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const across = useRoom(grid, most);
  const down = rowReach ?? across;
  const walker = useWalker();
  const shown = useShownPosition();
  const target = useWalkTarget();
  const { data: view } = useView();
  const pins = usePins();
  const now = useNow(CLOCK_MS);
  const { focused, handlers } = useMapFocus(grid, shown, { across, down });
  const centre = useCentre(shown, { across, down });
  const rows = useMemo(
    () => cellsAround(view, centre, { across, down }, now, pins),
    [view, centre, across, down, now, pins],
  );
  const targetKey = target === null ? null : cellKey(target);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a map of moving cells is a grid widget, not a table
    <div
      ref={grid}
      role="grid"
      aria-label={t.game.map.label}
      className="map-grid map-walk"
      style={cellsIn(across)}
      {...handlers}
    >
      {rows.map((row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus, one at a time
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div key={row[0]?.y} role="row" className="map-row">
          {row.map((cell) => {
            const key = cellKey(cell);
            return (
              <MapCellView
                key={key}
                {...cell}
                here={isSameCell(cell, shown)}
                isTarget={targetKey === key}
                focusable={focused === key}
                walkTo={walker.walkTo}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
