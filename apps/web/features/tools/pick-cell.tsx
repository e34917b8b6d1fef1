import type { Position } from "@emberlode/contract";
import type { FieldType } from "@emberlode/game";
import { memo, Suspense } from "react";
import { isPress } from "../../lib/keys.ts";
import { lazyPart } from "../../lib/load-part.ts";

const MapGlyph = lazyPart(async () => {
  const art = await import("@emberlode/art/map-glyph.tsx");
  return { default: memo(art.MapGlyph) };
});

/** A field of the map for picking a target. */
export interface PickedCell extends Position {
  key: string;
  type: FieldType | null;
  label: string;
  here: boolean;
  picked: boolean;
  /** Whether using the tool on the picked field affects this one. */
  inArea: boolean;
  /** Whether this field prevents using the tool on the picked one. */
  blocks: boolean;
}

interface PickCellProps {
  cell: PickedCell;
  focusable: boolean;
  onPick: (at: Position) => void;
}

export function PickCell({ cell, focusable, onPick }: PickCellProps) {
  const { key, x, y, type, label, here, picked, inArea, blocks } = cell;
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the grid widget
    <div
      role="gridcell"
      tabIndex={focusable ? 0 : -1}
      aria-label={label}
      aria-selected={picked}
      className="map-cell pick-cell"
      data-pick={key}
      data-type={type ?? "fog"}
      data-here={here || undefined}
      data-area={inArea || undefined}
      data-blocks={blocks || undefined}
      title={label}
      onClick={() => onPick({ x, y })}
      onKeyDown={(event) => {
        if (!isPress(event)) return;
        event.preventDefault();
        onPick({ x, y });
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
