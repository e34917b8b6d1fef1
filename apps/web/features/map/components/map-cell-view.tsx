import { memo, Suspense } from "react";
import { lazyPart } from "../../../lib/load-part.ts";
import { letGo } from "../../movement/let-go.ts";
import type { MapCell } from "../cells.ts";

const MapGlyph = lazyPart(async () => {
  const art = await import("../../../art/map-glyph.tsx");
  return { default: memo(art.MapGlyph) };
});

interface MapCellViewProps {
  cell: MapCell;
  spent: boolean;
  isTarget: boolean;
  focusable: boolean;
  onGo: () => void;
}

/** One cell of the map; only one of them is in the tab order at a time. */
export function MapCellView({ cell, spent, isTarget, focusable, onGo }: MapCellViewProps) {
  const { dx, dy, type, mark, label } = cell;
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the grid widget
    <div
      role="gridcell"
      tabIndex={focusable ? 0 : -1}
      aria-label={label}
      aria-current={dx === 0 && dy === 0 ? "location" : undefined}
      className="map-cell"
      data-cell={`${dx},${dy}`}
      data-type={type ?? "fog"}
      data-mark={mark ?? undefined}
      data-spent={spent || undefined}
      data-target={isTarget || undefined}
      title={label}
      onClick={(event) => {
        letGo(event);
        onGo();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onGo();
      }}
    >
      {type !== null && (
        <Suspense>
          <MapGlyph type={type} className="map-glyph" />
        </Suspense>
      )}
    </div>
  );
}
