import type { Position, ViewAnswer } from "@emberlode/contract";
import { CELL_COUNT } from "@emberlode/game";
import { memo, type RefObject, Suspense, useMemo, useRef, useState } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { messages } from "../../lib/messages.ts";
import { useNow } from "../../lib/use-now.ts";
import { useView } from "../field/use-fields.ts";
import {
  useSettledPosition,
  useShownPosition,
  useWalker,
  useWalkTarget,
} from "../movement/use-walker.ts";
import { usePins } from "../plots/use-plots.ts";
import { useRelicMarks } from "../relics/use-relics.ts";
import { cellsAround, exploredCount, isAround, type MapMarks, type MapRadius } from "./cells.ts";
import { MapCells, useFittingRadius, useMapFocus } from "./map-cells.tsx";

const t = await messages("game");

/** How often cooldowns on the map are updated, in milliseconds. */
const CLOCK_MS = 15_000;

interface MapGridProps {
  /** Maximum cells on each side of the player; fewer if they would be too small to tap. */
  maxRadius: number;
  /** Number of cells above and below; by default the same as on the sides. */
  rows?: number;
}

/** The map's center: the player's position, updated slightly after the marker has moved. */
function useCenter(shown: Position, reach: MapRadius): Position {
  const center = useSettledPosition();
  return isAround(center, shown, reach) ? center : shown;
}

interface MovingMapProps {
  grid: RefObject<HTMLDivElement | null>;
  across: number;
  down: number;
  view: ViewAnswer | undefined;
  marks: MapMarks;
  /** Current time in milliseconds. */
  now: number;
}

/** The part of the map that a step rerenders, since it depends on the player's position. */
function MovingMap({ grid, across, down, view, marks, now }: MovingMapProps) {
  const walker = useWalker();
  const shown = useShownPosition();
  const target = useWalkTarget();
  const { focused, handlers } = useMapFocus(grid, shown, { across, down });
  const center = useCenter(shown, { across, down });
  const rows = useMemo(
    () => cellsAround(view, center, { across, down }, now, marks),
    [view, center, across, down, now, marks],
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

/** The explored fields around the player as an ARIA grid; a click or Enter walks to a cell. */
export function MapGrid({ maxRadius, rows }: MapGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const across = useFittingRadius(grid, maxRadius);
  const { data: view } = useView();
  const pins = usePins();
  const relics = useRelicMarks();
  const marks = useMemo(() => ({ pins, relics }), [pins, relics]);
  const now = useNow(CLOCK_MS);
  return (
    <MovingMap
      grid={grid}
      across={across}
      down={rows ?? across}
      view={view}
      marks={marks}
      now={now}
    />
  );
}

const MapKey = lazyComponent(() => import("./map-key.tsx"));

/** What the pictures and marks mean, loaded when it is first opened. */
function MapKeyFold() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="map-key" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("map.key")}</summary>
      {isOpen && (
        <Suspense>
          <MapKey />
        </Suspense>
      )}
    </details>
  );
}

/** The map around the player: up to `radius` cells on each side, each large enough to tap. */
export const LocalMap = memo(function LocalMap({ radius }: { radius: number }) {
  const { data: view } = useView();
  const explored = useMemo(() => exploredCount(view), [view]);
  return (
    <div>
      <MapGrid maxRadius={radius} />
      <p className="map-foot mt-2 text-xs text-muted">
        {t("map.explored", { count: explored, total: CELL_COUNT })}{" "}
        <span className="map-hint">{t("map.hint")}</span>
      </p>
      <MapKeyFold />
    </div>
  );
});

/** Maximum number of cells on each side of the player, and the number above and below. */
const MAX_ACROSS = 6;
const ROWS = 1;

/** A strip of the map for walking on a phone: three rows, as wide as fits. */
export const MapStrip = memo(function MapStrip() {
  return (
    <div className="map-strip">
      <MapGrid maxRadius={MAX_ACROSS} rows={ROWS} />
    </div>
  );
});
