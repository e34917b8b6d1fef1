import type { Position } from "@emberlode/contract";
import { memo } from "react";
import type { MapCell } from "../cells.ts";
import { MapCellView } from "./map-cell-view.tsx";

interface MapRowProps {
  cells: readonly MapCell[];
  /** Columns of the player, the walk's target and the focus; null if they are in another row. */
  hereX: number | null;
  targetX: number | null;
  focusedX: number | null;
  walkTo: (at: Position) => void;
}

/** A row of the map; a step rerenders only the rows that the marker leaves and enters. */
export const MapRow = memo(function MapRow(props: MapRowProps) {
  const { cells, hereX, targetX, focusedX, walkTo } = props;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus, one at a time
    // biome-ignore lint/a11y/useSemanticElements: a map of moving cells is a grid widget, not a table
    <div role="row" className="map-row">
      {cells.map((cell) => (
        <MapCellView
          key={cell.x}
          {...cell}
          here={cell.x === hereX}
          isTarget={cell.x === targetX}
          focusable={cell.x === focusedX}
          walkTo={walkTo}
        />
      ))}
    </div>
  );
});
