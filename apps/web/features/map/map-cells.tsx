import type { Position } from "@emberlode/contract";
import { cellKey } from "@emberlode/game";
import { type CSSProperties, type HTMLAttributes, memo, type Ref, Suspense } from "react";
import { isPress } from "../../lib/keys.ts";
import { lazyPart } from "../../lib/load-part.ts";
import { messages } from "../../lib/messages.ts";
import { letGo } from "../movement/let-go.ts";
import type { MapCell } from "./cells.ts";

const t = await messages("game");

const MapGlyph = lazyPart(async () => {
  const art = await import("@emberlode/art/map-glyph.tsx");
  return { default: memo(art.MapGlyph) };
});

const VeinGlyph = lazyPart(async () => {
  const art = await import("@emberlode/art/map-glyph.tsx");
  return { default: memo(art.VeinGlyph) };
});

interface MapCellViewProps extends MapCell {
  /** Whether the player is here. */
  here: boolean;
  isTarget: boolean;
  focusable: boolean;
  walkTo: (at: Position) => void;
}

/** A cell of the map. Only one cell at a time is in the tab order. */
export const MapCellView = memo(function MapCellView(props: MapCellViewProps) {
  const { x, y, type, mark, here, rests, vein, pin, pinColor, isTarget, focusable, walkTo } = props;
  const label = here ? `${props.label}, ${t("map.here")}` : props.label;
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the grid widget
    <div
      role="gridcell"
      tabIndex={focusable ? 0 : -1}
      aria-label={label}
      aria-current={here ? "location" : undefined}
      className="map-cell"
      data-cell={cellKey({ x, y })}
      data-type={type ?? "fog"}
      data-mark={mark ?? undefined}
      data-rests={rests || undefined}
      data-vein={vein || undefined}
      data-pin={pin ?? undefined}
      data-color={pinColor ?? undefined}
      data-target={isTarget || undefined}
      title={label}
      onClick={(event) => {
        letGo(event);
        walkTo({ x, y });
      }}
      onKeyDown={(event) => {
        if (!isPress(event)) return;
        event.preventDefault();
        walkTo({ x, y });
      }}
    >
      {type !== null && (
        <Suspense>
          <MapGlyph type={type} className="map-glyph" />
          {vein && <VeinGlyph className="map-vein" />}
        </Suspense>
      )}
    </div>
  );
});

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
