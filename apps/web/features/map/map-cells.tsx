import type { Position } from "@emberlode/contract";
import { type CSSProperties, type HTMLAttributes, memo, type Ref } from "react";
import { messages } from "../../lib/messages.ts";
import type { MapCell } from "./cells.ts";
import { MapCellView } from "./map-cell-view.tsx";

interface MapRowProps {
  cells: readonly MapCell[];
  /** Columns of the player, the walk's target and the focus; null if in another row. */
  hereX: number | null;
  targetX: number | null;
  focusedX: number | null;
  walkTo: (at: Position) => void;
}

/** A row of the map; a step rerenders only the rows that the marker leaves and enters. */
const MapRow = memo(function MapRow(props: MapRowProps) {
  const { cells, hereX, targetX, focusedX, walkTo } = props;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the cells are focusable instead
    // biome-ignore lint/a11y/useSemanticElements: a grid widget, not a table
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

const t = await messages("game");

/** Number of columns, for the CSS. */
const cellsIn = (across: number): CSSProperties & Record<"--cells", number> => ({
  "--cells": across * 2 + 1,
});

/** The cell's column if it is in row `y`, else null. */
function columnIn(y: number | undefined, cell: Position | null): number | null {
  return cell !== null && cell.y === y ? cell.x : null;
}

interface MapCellsProps {
  ref: Ref<HTMLDivElement>;
  rows: readonly (readonly MapCell[])[];
  /** Cells on each side of the center. */
  across: number;
  here: Position;
  /** The target of the walk, or the selected cell; null if none. */
  target: Position | null;
  focused: Position;
  handlers: HTMLAttributes<HTMLDivElement>;
  onChoose: (at: Position) => void;
}

/** Fields as an ARIA grid; choose a cell with a click or Enter. */
export function MapCells(props: MapCellsProps) {
  const { ref, rows, across, here, target, focused, handlers, onChoose } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid widget, not a table
    <div
      ref={ref}
      role="grid"
      aria-label={t("map.label")}
      className="map-grid map-walk"
      style={cellsIn(across)}
      {...handlers}
    >
      {rows.map((cells) => {
        const y = cells[0]?.y;
        return (
          <MapRow
            key={y}
            cells={cells}
            hereX={columnIn(y, here)}
            targetX={columnIn(y, target)}
            focusedX={columnIn(y, focused)}
            walkTo={onChoose}
          />
        );
      })}
    </div>
  );
}
