import type { Position } from "@emberlode/contract";
import { CELL_COUNT } from "@emberlode/game";
import { useCallback, useMemo, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { useNow } from "../../lib/use-now.ts";
import type { DeskContentProps } from "../desks/desk.tsx";
import { Desk } from "../desks/desk.tsx";
import { QueryFailed } from "../desks/query-failed.tsx";
import { useView } from "../field/use-fields.ts";
import { exploredCount, mapCellAt } from "../map/cells.ts";
import { useShownPosition, useWalker, useWalkTarget } from "../movement/use-walker.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { KINDS, type Kind } from "./kinds.ts";
import { MapLegend } from "./map-legend.tsx";
import { PlaceList } from "./place-list.tsx";
import { useSize } from "./use-canvas.ts";
import { type MapView, useMapView } from "./use-map-view.ts";
import { useWorld, type World } from "./use-world.ts";
import { countKinds } from "./world.ts";
import { WorldMap } from "./world-map.tsx";

const t = await messages("overview");

/** Zoom, a button that centers the player, and the current walk with a stop button. */
function MapTools({ map }: { map: MapView }) {
  const walker = useWalker();
  const here = useShownPosition();
  const target = useWalkTarget();
  return (
    <div className="overview-tools">
      <button type="button" className="btn" aria-label={t("zoomOut")} onClick={() => map.zoom(-1)}>
        <span aria-hidden="true">−</span>
      </button>
      <button type="button" className="btn" aria-label={t("zoomIn")} onClick={() => map.zoom(1)}>
        <span aria-hidden="true">+</span>
      </button>
      <button type="button" className="btn" onClick={() => map.centerOn(here)}>
        {t("toMe")}
      </button>
      <p role="status" className="overview-walk figure">
        {target === null ? "" : t("walking", { x: target.x, y: target.y })}
      </p>
      {target !== null && (
        <button type="button" className="btn" onClick={walker.stop}>
          {t("stop")}
        </button>
      )}
    </div>
  );
}

/** How often cooldowns are updated, in milliseconds. */
const CLOCK_MS = 15_000;

/** Describes a cell as on the local map: "12, 7. Cave, your plot Old mill". */
function useCellWords({ view, pins }: World): (at: Position) => string {
  const now = useNow(CLOCK_MS);
  return useCallback(
    ({ x, y }: Position) => mapCellAt(view, { x, y }, now, pins).label,
    [view, pins, now],
  );
}

const tOverview = await messages("overview");
const tDesks = await messages("desks");

/** Map, legend and list of places, with a shared filter. */
function Overview({ start }: { start: Position }) {
  const box = useRef<HTMLDivElement>(null);
  const world = useWorld();
  const words = useCellWords(world);
  const map = useMapView(start, useSize(box));
  const [shown, setShown] = useState<ReadonlySet<Kind>>(() => new Set(KINDS));
  const [cursor, setCursor] = useState<Position>({ x: start.x, y: start.y });
  const counts = useMemo(() => countKinds(world.cells), [world.cells]);
  const show = (at: Position) => {
    setCursor(at);
    map.centerOn(at);
    box.current?.focus();
    box.current?.scrollIntoView?.({ block: "nearest" });
  };
  return (
    <div className="overview">
      <div className="overview-main">
        <MapTools map={map} />
        <WorldMap
          box={box}
          cells={world.cells}
          shown={shown}
          map={map}
          cursor={cursor}
          onCursor={setCursor}
          words={words}
        />
      </div>
      <div className="overview-side">
        <MapLegend counts={counts} shown={shown} onChange={setShown} />
        <PlaceList cells={world.cells} kinds={shown} words={words} onShow={show} />
      </div>
    </div>
  );
}

/** The whole world as explored by the player. */
export default function MapDesk({ id, place }: DeskContentProps) {
  const { data: view, error, isError, refetch } = useView();
  const explored = useMemo(() => exploredCount(view), [view]);
  return (
    <Desk
      id={id}
      title={tDesks(`titles.${id}`)}
      lead={view && tOverview("lead", { explored, total: CELL_COUNT })}
    >
      {view !== undefined && <Overview start={place.at} />}
      {view === undefined && isError && (
        <QueryFailed error={error} lead={tOverview("failed")} onRetry={() => refetch()} />
      )}
      {view === undefined && !isError && <Skeleton rows={6} />}
    </Desk>
  );
}
