import type { Position, ViewAnswer } from "@emberlode/contract";
import { CELL_COUNT } from "@emberlode/game";
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { messages } from "../../lib/messages.ts";
import { pageSeason } from "../../lib/page-season.ts";
import { useMedia, WIDE_SCREEN } from "../../lib/use-media.ts";
import { useNow, useNowSelector } from "../../lib/use-now.ts";
import { usePageMark } from "../../lib/use-page-title.ts";
import { Desk, type DeskContentProps } from "../desks/desk.tsx";
import { openDesk } from "../desks/use-desk.ts";
import { lastCooldownEnd } from "../field/field-atoms.ts";
import { useView } from "../field/use-fields.ts";
import { exploredCount, type MapMarks, mapCellAt } from "../local-map/cells.ts";
import { useShownPosition } from "../movement/use-walker.ts";
import { NO_PINS, pinsOf } from "../plots/pins.ts";
import { usePlots } from "../plots/use-plots.ts";
import { useRelicMarks } from "../relics/use-relics.ts";
import { Icon } from "../ui/icon.tsx";
import { QueryFailed, Skeleton } from "../ui/query-states.tsx";
import { MapLegend } from "./map-legend.tsx";
import { useElementSize } from "./paint-map.ts";
import { PlaceList } from "./place-list.tsx";
import { useLetters } from "./use-map-look.ts";
import { type PanZoom, usePanZoom } from "./use-map-pointer.ts";
import { CELL_KINDS, type CellKind, cellsOfView, countKinds, type ViewCell } from "./view-cells.ts";
import { DEFAULT_ZOOM, zoomToFill } from "./viewport.ts";
import { WorldMap } from "./world-map.tsx";

const t = await messages("overview");
const tDesks = await messages("desks");

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

interface MapToolsProps {
  map: PanZoom;
  letters: boolean;
  onLetters: (letters: boolean) => void;
  isFull: boolean;
  /** The button of the whole window's side. */
  children: ReactNode;
}

/** Zoom, look and size of the map, and a button that centers the player. */
function MapTools({ map, letters, onLetters, isFull, children }: MapToolsProps) {
  const here = useShownPosition();
  return (
    <div className="overview-tools">
      <button type="button" className="btn" aria-label={t("zoomOut")} onClick={() => map.zoom(-1)}>
        <span aria-hidden="true">−</span>
      </button>
      <button type="button" className="btn" aria-label={t("zoomIn")} onClick={() => map.zoom(1)}>
        <span aria-hidden="true">+</span>
      </button>
      <button
        type="button"
        className="btn"
        aria-label={t("toMe")}
        title={t("toMe")}
        onClick={() => map.centerOn(here)}
      >
        <Icon name="center" />
        <span className="overview-roomy">{t("toMe")}</span>
      </button>
      <button
        type="button"
        className="btn"
        aria-pressed={letters}
        onClick={() => onLetters(!letters)}
      >
        {t("letters")}
      </button>
      <button
        type="button"
        className="btn overview-size"
        onClick={() => openDesk(isFull ? "map" : "world")}
      >
        {isFull ? t("leaveFullScreen") : t("fullScreen")}
      </button>
      {children}
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

/** Escape closes the side before the desk, but after a menu in it. */
function useEscapeOf(isOpen: boolean, close: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isInMenu =
      event.target instanceof Element && event.target.closest("[role=menu]") !== null;
    if (event.key !== "Escape" || isInMenu) return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    if (!isOpen) return;
    // Before the desk's own listener.
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listener, true);
    return () => window.removeEventListener("keydown", listener, true);
  }, [isOpen]);
}

interface OverviewProps {
  start: Position;
  /** Whether the map fills the window, with the legend beside it on demand. */
  isFull: boolean;
}

/** Map, legend and list of places, with a shared filter. */
function Overview({ start, isFull }: OverviewProps) {
  const box = useRef<HTMLDivElement>(null);
  const sideId = useId();
  const data = useMapData();
  const describe = useDescribeCell(data);
  const [firstScale] = useState(() => (isFull ? zoomToFill(window.innerWidth) : DEFAULT_ZOOM));
  const map = usePanZoom(start, useElementSize(box), firstScale);
  const [letters, setLetters] = useLetters();
  const [shown, setShown] = useState<ReadonlySet<CellKind>>(() => new Set(CELL_KINDS));
  const [cursor, setCursor] = useState<Position>({ x: start.x, y: start.y });
  const [isSideOpen, setSideOpen] = useState(false);
  const isWide = useMedia(WIDE_SCREEN);
  useEscapeOf(isFull && isSideOpen, () => setSideOpen(false));
  const counts = useMemo(() => countKinds(data.cells), [data.cells]);
  const { centerOn } = map;
  const show = useCallback(
    (at: Position) => {
      setCursor(at);
      centerOn(at);
      // On a narrow window it covers the map.
      if (!isWide) setSideOpen(false);
      box.current?.focus();
      box.current?.scrollIntoView?.({ block: "nearest" });
    },
    [centerOn, isWide],
  );
  return (
    <div className="overview" data-full={isFull || undefined}>
      <div className="overview-main">
        <MapTools map={map} letters={letters} onLetters={setLetters} isFull={isFull}>
          {isFull && (
            <button
              type="button"
              className="btn overview-side-button"
              aria-label={t("side")}
              aria-expanded={isSideOpen}
              aria-controls={sideId}
              onClick={() => setSideOpen(!isSideOpen)}
            >
              <span className="overview-roomy">{t("side")}</span>
              <span className="overview-tight">{t("sideShort")}</span>
            </button>
          )}
        </MapTools>
        <WorldMap
          box={box}
          cells={data.cells}
          season={pageSeason() ?? 1}
          letters={letters}
          shown={shown}
          map={map}
          cursor={cursor}
          onCursor={setCursor}
          describe={describe}
        />
      </div>
      <div id={sideId} className="overview-side" hidden={isFull && !isSideOpen}>
        <MapLegend
          counts={counts}
          shown={shown}
          letters={letters}
          isOpen={isFull && isWide}
          onChange={setShown}
        />
        <PlaceList cells={data.cells} kinds={shown} describe={describe} onShow={show} />
      </div>
    </div>
  );
}

/** The whole map, as far as the player explored it: below the scene, or filling the window. */
export default function MapDesk({ id, place }: DeskContentProps) {
  usePageMark("open-map", id === "world");
  const { data: view, error, isError, refetch } = useView();
  const explored = useMemo(() => exploredCount(view), [view]);
  return (
    <Desk
      id={id}
      title={tDesks(`titles.${id}`)}
      lead={view && t("lead", { explored, total: CELL_COUNT })}
    >
      {view !== undefined && <Overview key={id} start={place.at} isFull={id === "world"} />}
      {view === undefined && isError && (
        <QueryFailed error={error} lead={t("failed")} onRetry={() => refetch()} />
      )}
      {view === undefined && !isError && <Skeleton rows={6} />}
    </Desk>
  );
}
