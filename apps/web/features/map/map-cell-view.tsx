import type { Position } from "@emberlode/contract";
import { cellKey } from "@emberlode/game";
import { memo, Suspense } from "react";
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
