/** The grid of cells of the map around the player, with its keyboard focus. */
import type { Position } from "@emberlode/contract";
import { cellKey, wrapCoordinate } from "@emberlode/game";
import {
  type CSSProperties,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  memo,
  type Ref,
  type RefObject,
  Suspense,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { isActivation } from "../../lib/keys.ts";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { messages } from "../../lib/messages.ts";
import { blurAfterClick } from "../ui/blur-after-click.ts";
import type { MapCell, MapRadius } from "./cells.ts";

const t = await messages("game");

const MapGlyph = lazyComponent(async () => {
  const art = await import("@emberlode/art/map-glyph.tsx");
  return { default: memo(art.MapGlyph) };
});

const VeinGlyph = lazyComponent(async () => {
  const art = await import("@emberlode/art/map-glyph.tsx");
  return { default: memo(art.VeinGlyph) };
});

interface MapCellViewProps extends MapCell {
  /** Whether the player is here. */
  isHere: boolean;
  isTarget: boolean;
  focusable: boolean;
  onChoose: (at: Position) => void;
}

/** A cell of the map. Only one cell at a time is in the tab order. */
export const MapCellView = memo(function MapCellView(props: MapCellViewProps) {
  const { x, y, type, tile, mark, isHere, isSpent, vein, dots, relic, pin, pinColor } = props;
  const { isTarget, focusable, onChoose } = props;
  const label = isHere ? `${props.label}, ${t("map.here")}` : props.label;
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the grid widget
    <div
      role="gridcell"
      tabIndex={focusable ? 0 : -1}
      aria-label={label}
      aria-current={isHere ? "location" : undefined}
      className="map-cell"
      data-cell={cellKey({ x, y })}
      data-type={type ?? "fog"}
      data-mark={mark ?? undefined}
      data-spent={isSpent || undefined}
      data-vein={vein || undefined}
      data-dots={dots || undefined}
      data-relic={relic ?? undefined}
      data-pin={pin ?? undefined}
      data-color={pinColor ?? undefined}
      data-target={isTarget || undefined}
      title={label}
      onClick={(event) => {
        blurAfterClick(event);
        onChoose({ x, y });
      }}
      onKeyDown={(event) => {
        if (!isActivation(event)) return;
        event.preventDefault();
        onChoose({ x, y });
      }}
    >
      {type !== null && (
        <Suspense>
          <MapGlyph type={type} tile={tile} className="map-glyph" />
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
  onChoose: (at: Position) => void;
}

/** A row of the map; a step rerenders only the rows that the marker leaves and enters. */
const MapRow = memo(function MapRow(props: MapRowProps) {
  const { cells, hereX, targetX, focusedX, onChoose } = props;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the cells are focusable instead
    // biome-ignore lint/a11y/useSemanticElements: a grid widget, not a table
    <div role="row" className="map-row">
      {cells.map((cell) => (
        <MapCellView
          key={cell.x}
          {...cell}
          isHere={cell.x === hereX}
          isTarget={cell.x === targetX}
          focusable={cell.x === focusedX}
          onChoose={onChoose}
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
            onChoose={onChoose}
          />
        );
      })}
    </div>
  );
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const CENTER = { dx: 0, dy: 0 };

/**
 * Tracks which map cell is in the tab order: the player's, or the one reached by arrow keys. When
 * the player steps, the focus follows if it was on the player's cell.
 */
export function useMapFocus(
  grid: RefObject<HTMLElement | null>,
  center: Position,
  { across, down }: MapRadius,
) {
  const hasFocus = useRef(false);
  const [offset, setOffset] = useState(CENTER);
  const limit = (n: number, reach: number) => Math.max(-reach, Math.min(reach, n));
  const dx = limit(offset.dx, across);
  const dy = limit(offset.dy, down);
  const focused = { x: wrapCoordinate(center.x + dx), y: wrapCoordinate(center.y + dy) };
  const key = cellKey(focused);

  useLayoutEffect(() => {
    if (!hasFocus.current) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${key}"]`);
    if (cell !== document.activeElement) cell?.focus({ preventScroll: true });
  }, [grid, key]);

  return {
    focused,
    handlers: {
      onFocus: () => {
        hasFocus.current = true;
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (currentTarget.contains(relatedTarget)) return;
        hasFocus.current = false;
        setOffset(CENTER);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const move = MOVES[event.key];
        if (move === undefined) return;
        event.preventDefault();
        setOffset({ dx: limit(dx + move[0], across), dy: limit(dy + move[1], down) });
      },
    },
  };
}

/** A cell of the walking map with its gap, in CSS pixels; the minimum target size. */
const CELL_PX = 34;
/** Width of the frame around the cells, in CSS pixels. */
const FRAME_PX = 8;

/** How many cells fit on each side of the center, at most `maxRadius`. */
export function fittingRadius(width: number, maxRadius: number): number {
  const cells = Math.floor((width - FRAME_PX) / CELL_PX);
  return Math.max(1, Math.min(maxRadius, Math.floor((cells - 1) / 2)));
}

/** How many map cells fit into a box on each side of the center, at most `maxRadius`. */
export function useFittingRadius(box: RefObject<HTMLElement | null>, maxRadius: number): number {
  // On a phone the box is nearly as wide as the window, so that the first guess saves a render.
  const [across, setAcross] = useState(() => fittingRadius(window.innerWidth, maxRadius));
  const rendered = useRef(across);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === "undefined") return;
    // Called after layout and before paint: measuring here would force layout.
    const observer = new ResizeObserver(() => {
      const next = fittingRadius(element.clientWidth, maxRadius);
      if (next === rendered.current) return;
      rendered.current = next;
      // A box without a size is invisible, so its update is not urgent.
      if (element.clientWidth === 0) startTransition(() => setAcross(next));
      else flushSync(() => setAcross(next));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, maxRadius]);
  return Math.min(across, maxRadius);
}
