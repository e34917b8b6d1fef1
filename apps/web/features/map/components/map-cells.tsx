import type { Position } from "@emberlode/contract";
import type { CSSProperties, HTMLAttributes, Ref } from "react";
import { messages } from "../../../lib/messages.ts";
import type { MapCell } from "../cells.ts";
import { MapRow } from "./map-row.tsx";

const t = await messages("game");

/** Number of columns, for the styles. */
const cellsIn = (across: number): CSSProperties & Record<"--cells", number> => ({
  "--cells": across * 2 + 1,
});

/** The cell's column if it is in this row. */
function columnIn(y: number | undefined, cell: Position | null): number | null {
  return cell !== null && cell.y === y ? cell.x : null;
}

interface MapCellsProps {
  ref: Ref<HTMLDivElement>;
  rows: readonly (readonly MapCell[])[];
  /** Cells on each side of the middle. */
  across: number;
  here: Position;
  /** The target of the walk, or the chosen cell; null for none. */
  target: Position | null;
  focused: Position;
  handlers: HTMLAttributes<HTMLDivElement>;
  onChoose: (at: Position) => void;
}

/** Fields as an ARIA grid; a cell is chosen by click or Enter. */
export function MapCells(props: MapCellsProps) {
  const { ref, rows, across, here, target, focused, handlers, onChoose } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a map of moving cells is a grid widget, not a table
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
