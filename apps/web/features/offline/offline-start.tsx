import { Logo } from "@emberlode/art/logo.tsx";
import { SkyBackground } from "@emberlode/art/sky-background.tsx";
import type { Position, ViewAnswer } from "@emberlode/contract";
import { CELL_COUNT } from "@emberlode/game";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { type LastMap, readLastMap } from "../../lib/last-map.ts";
import { messages } from "../../lib/messages.ts";
import { reloadPage } from "../../lib/page-reload.ts";
import { GAME_PATH } from "../../lib/paths.ts";
import { isServerHealthy, repeatProbe } from "../../lib/server-health.ts";
import { shortTime } from "../../lib/times.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { cellsAround, exploredCount, mapCellAt, NO_MARKS } from "../local-map/cells.ts";
import { MapCells, useFittingRadius, useMapFocus } from "../local-map/map-cells.tsx";
import { Amount } from "../ui/amount.tsx";

const tOffline = await messages("offline");
const tShell = await messages("shell");

/** Maximum number of cells on each side of the center, and the number above and below. */
const MAX_ACROSS = 6;
const DOWN = 4;

interface LastMapGridProps {
  view: ViewAnswer;
  here: Position;
  /** Time in milliseconds; cooldowns that have ended by then are hidden. */
  now: number;
}

/** The read-only map: choosing a field centers it instead of walking there. */
function LastMapGrid({ view, here, now }: LastMapGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const across = useFittingRadius(grid, MAX_ACROSS);
  const [center, setCenter] = useState(here);
  const reach = { across, down: DOWN };
  const { focused, handlers } = useMapFocus(grid, center, reach);
  return (
    <div className="grid gap-2">
      <MapCells
        ref={grid}
        rows={cellsAround(view, center, reach, now)}
        across={across}
        here={here}
        target={center}
        focused={focused}
        handlers={handlers}
        onChoose={setCenter}
      />
      <p className="figure font-semibold" role="status">
        {mapCellAt(view, center, now, NO_MARKS).label}
      </p>
      <p className="text-sm text-muted">{tOffline("map.hint")}</p>
      <button type="button" className="btn w-fit" onClick={() => setCenter(here)}>
        {tOffline("map.back")}
      </button>
    </div>
  );
}

/** The last known map, and the player's position and resources at that time. */
function LastMapView({ map }: { map: LastMap }) {
  const { username, view, here, metal, energy } = map;
  const [now] = useState(Date.now);
  return (
    <section className="panel offline-map" aria-labelledby="last-map-title">
      <h2 id="last-map-title" className="panel-title">
        {tOffline("map.title", { username })}
      </h2>
      <LastMapGrid view={view} here={here} now={now} />
      <dl className="lines">
        <div>
          <dt>{tOffline("map.standing")}</dt>
          <dd>{mapCellAt(view, here, now, NO_MARKS).label}</dd>
        </div>
        <div>
          <dt>{tOffline("map.metal")}</dt>
          <dd>
            <Amount value={metal} />
          </dd>
        </div>
        <div>
          <dt>{tOffline("map.energy")}</dt>
          <dd>
            <Amount value={energy} />
          </dd>
        </div>
        <div>
          <dt>{tOffline("map.explored")}</dt>
          <dd>
            {tOffline("map.fields", {
              count: exploredCount(view),
              total: CELL_COUNT,
            })}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Reloads the page as soon as the server responds. */
function useReloadWhenOnline(reload = reloadPage): void {
  useEffect(() => {
    return repeatProbe(async () => {
      if (await isServerHealthy()) reload();
    });
  }, [reload]);
}

/** The stored map; null if none, undefined while loading. */
function useLastMap(): LastMap | null | undefined {
  const [map, setMap] = useState<LastMap | null>();
  useEffect(() => {
    let canceled = false;
    void readLastMap().then((found) => {
      if (!canceled) setMap(found);
    });
    return () => {
      canceled = true;
    };
  }, []);
  return map;
}

const isGame = (path: string) => path === GAME_PATH || path.startsWith(`${GAME_PATH}/`);

function headingOf(map: LastMap | null | undefined, inGame: boolean): string {
  if (!inGame || !map) return tOffline("noAnswer");
  return tOffline("label", { time: shortTime(new Date(map.seenAt).toISOString(), Date.now()) });
}

/** Below the message: a link to the map, or that none is stored. */
function LastMapHint({ map, inGame }: { map: LastMap | null | undefined; inGame: boolean }) {
  if (map === undefined) return <p className="text-muted">{tOffline("looking")}</p>;
  if (map === null) return <p className="text-muted">{tOffline("noMap")}</p>;
  if (inGame) return null;
  return (
    // A full page load, which opens the game itself if the server is back.
    <a href={GAME_PATH} className="btn w-fit">
      {tOffline("toMap")}
    </a>
  );
}

interface OfflineStartProps {
  onRetry?: () => void;
}

/** The page shown while the server does not respond: the last seen map, read-only. */
export default function OfflineStart({ onRetry = reloadPage }: OfflineStartProps) {
  const map = useLastMap();
  const [path] = useLocation();
  const inGame = isGame(path);
  usePageTitle(tOffline("title"));
  useReloadWhenOnline(onRetry);
  return (
    <>
      <div className="backdrop" aria-hidden="true">
        <SkyBackground period="fixed" className="size-full" />
      </div>
      <main className="offline">
        <p className="brand on-art">
          <span className="size-11 flex-none">
            <Logo className="size-full" />
          </span>
          <span className="wordmark">{tShell("brand")}</span>
        </p>
        <section className="panel offline-say">
          <h1 className="text-xl">{headingOf(map, inGame)}</h1>
          <p className="text-muted">{tOffline("lead")}</p>
          <LastMapHint map={map} inGame={inGame} />
          <button type="button" className="btn btn-ember w-fit" onClick={onRetry}>
            {tShell("retry")}
          </button>
        </section>
        {inGame && map && <LastMapView map={map} />}
      </main>
    </>
  );
}
