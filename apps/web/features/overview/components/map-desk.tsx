import type { Position } from "@emberlode/contract";
import { CELL_COUNT } from "@emberlode/game";
import { useMemo, useRef, useState } from "react";
import { messages } from "../../../lib/messages.ts";

import { Desk } from "../../desks/components/desk.tsx";
import { QueryFailed } from "../../desks/components/query-failed.tsx";
import type { DeskContentProps } from "../../desks/desk-props.ts";
import { useView } from "../../field/hooks/use-fields.ts";
import { exploredCount } from "../../map/cells.ts";
import { Skeleton } from "../../ui/components/skeleton.tsx";
import { useSize } from "../hooks/use-canvas.ts";
import { useCellWords } from "../hooks/use-cell-words.ts";
import { useMapView } from "../hooks/use-map-view.ts";
import { useWorld } from "../hooks/use-world.ts";
import { KINDS, type Kind } from "../kinds.ts";
import { countKinds } from "../world.ts";
import { MapLegend } from "./map-legend.tsx";
import { MapTools } from "./map-tools.tsx";
import { PlaceList } from "./place-list.tsx";
import { WorldMap } from "./world-map.tsx";

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

/** The whole world as the player has explored it. */
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
