import type { Position, ViewAnswer } from "@emberlode/contract";
import { CELL_COUNT } from "@emberlode/game";
import { useCallback, useMemo, useRef, useState } from "react";
import { messages } from "../../lib/messages.ts";
import { exactNumber } from "../../lib/numbers.ts";
import { useMedia, WIDE_SCREEN } from "../../lib/use-media.ts";
import { useNow, useNowSelector } from "../../lib/use-now.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { lastCooldownEnd } from "../field/field-atoms.ts";
import { useView } from "../field/use-fields.ts";
import { exploredCount, type MapMarks, mapCellAt } from "../local-map/cells.ts";
import { useShownPosition, useWalker, useWalkTarget } from "../movement/use-walker.ts";
import { NO_PINS, pinsOf } from "../plots/pins.ts";
import { usePlots } from "../plots/use-plots.ts";
import { useRelicMarks } from "../relics/use-relics.ts";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { useElementSize } from "./paint-map.ts";
import { PlaceList } from "./place-list.tsx";
import { type PanZoom, usePanZoom } from "./use-map-pointer.ts";
import {
  CELL_KINDS,
  type CellKind,
  cellsOfView,
  countKinds,
  RELIC_SIGN,
  VEIN_SIGN,
  type ViewCell,
} from "./view-cells.ts";
import { WorldMap } from "./world-map.tsx";

const t = await messages("overview");
const tDesks = await messages("desks");

/** The sample of each kind in the legend. */
const SAMPLES: Readonly<Record<CellKind, string>> = {
  own: "B",
  base: "B",
  factory: "F",
  plot: "A",
  relic: RELIC_SIGN,
  vein: VEIN_SIGN,
  spent: "M",
  metal: "M",
  energy: "E",
  cave: "C",
  forest: "T",
  // Each kind of town building has its own letter, explained below.
  town: "…",
};

interface MapLegendProps {
  counts: ReadonlyMap<CellKind, number>;
  shown: ReadonlySet<CellKind>;
  onChange: (shown: ReadonlySet<CellKind>) => void;
}

/** The legend: each kind is a toggle that shows or hides it. */
function MapLegend({ counts, shown, onChange }: MapLegendProps) {
  // On a phone, the list of places comes first.
  const isWide = useMedia(WIDE_SCREEN);
  const toggle = (kind: CellKind) => {
    const next = new Set(shown);
    if (!next.delete(kind)) next.add(kind);
    onChange(next);
  };
  return (
    <details className="overview-legend" open={isWide}>
      <summary>{t("legend")}</summary>
      <ul>
        <li>
          <button type="button" className="btn" onClick={() => onChange(new Set(CELL_KINDS))}>
            {t("all")}
          </button>
        </li>
        <li>
          <button type="button" className="btn" onClick={() => onChange(new Set())}>
            {t("none")}
          </button>
        </li>
        {CELL_KINDS.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              className="overview-kind"
              aria-pressed={shown.has(kind)}
              onClick={() => toggle(kind)}
            >
              <span className="overview-sample" data-kind={kind} aria-hidden="true">
                {SAMPLES[kind]}
              </span>
              <span className="overview-kind-name">{t(`kinds.${kind}`)}</span>
              <span className="figure" translate="no">
                {exactNumber(counts.get(kind) ?? 0)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="overview-hint">{t("classes")}</p>
      <p className="overview-hint">{t("town")}</p>
    </details>
  );
}

interface MapData {
  cells: readonly ViewCell[];
  marks: MapMarks;
  view: ViewAnswer | undefined;
}

/** The view's cells with plots; recomputed when the map changes or a cooldown ends. */
function useMapData(): MapData {
  const { data: view } = useView();
  const { data } = usePlots();
  const plots = data?.plots;
  const lastEndedAt = useNowSelector((now) => lastCooldownEnd(view, now));
  const pins = useMemo(() => (plots === undefined ? NO_PINS : pinsOf(plots)), [plots]);
  const relics = useRelicMarks();
  const marks = useMemo(() => ({ pins, relics }), [pins, relics]);
  const cells = useMemo(() => cellsOfView(view, marks, lastEndedAt), [view, marks, lastEndedAt]);
  return useMemo(() => ({ cells, marks, view }), [cells, marks, view]);
}

/** Zoom, a button that centers the player, and the current walk with a stop button. */
function MapTools({ map }: { map: PanZoom }) {
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
function useDescribeCell({ view, marks }: MapData): (at: Position) => string {
  const now = useNow(CLOCK_MS);
  return useCallback(
    ({ x, y }: Position) => mapCellAt(view, { x, y }, now, marks).label,
    [view, marks, now],
  );
}

/** Map, legend and list of places, with a shared filter. */
function Overview({ start }: { start: Position }) {
  const box = useRef<HTMLDivElement>(null);
  const data = useMapData();
  const describe = useDescribeCell(data);
  const map = usePanZoom(start, useElementSize(box));
  const [shown, setShown] = useState<ReadonlySet<CellKind>>(() => new Set(CELL_KINDS));
  const [cursor, setCursor] = useState<Position>({ x: start.x, y: start.y });
  const counts = useMemo(() => countKinds(data.cells), [data.cells]);
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
          cells={data.cells}
          shown={shown}
          map={map}
          cursor={cursor}
          onCursor={setCursor}
          describe={describe}
        />
      </div>
      <div className="overview-side">
        <MapLegend counts={counts} shown={shown} onChange={setShown} />
        <PlaceList cells={data.cells} kinds={shown} describe={describe} onShow={show} />
      </div>
    </div>
  );
}

/** The whole map, as far as the player explored it. */
export default function MapDesk({ id, place }: DeskContentProps) {
  const { data: view, error, isError, refetch } = useView();
  const explored = useMemo(() => exploredCount(view), [view]);
  return (
    <Desk
      id={id}
      title={tDesks(`titles.${id}`)}
      lead={view && t("lead", { explored, total: CELL_COUNT })}
    >
      {view !== undefined && <Overview start={place.at} />}
      {view === undefined && isError && (
        <QueryFailed error={error} lead={t("failed")} onRetry={() => refetch()} />
      )}
      {view === undefined && !isError && <Skeleton rows={6} />}
    </Desk>
  );
}
