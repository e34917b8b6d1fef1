import { Logo } from "@emberlode/art/logo.tsx";
import { SkyBackground } from "@emberlode/art/sky-background.tsx";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { isServerWell } from "../../lib/is-server-well.ts";
import { messages } from "../../lib/messages.ts";
import { shortTime } from "../../lib/times.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { type LastMap, readLastMap } from "./last-map.ts";
import { LastMapView } from "./last-map-view.tsx";

const KNOCK_EVERY_MS = 3_000;

const reloadPage = (): void => window.location.reload();

/** Reloads the page as soon as the server responds. */
function useBackOnline(reload = reloadPage): void {
  useEffect(() => {
    const knock = async () => {
      if (await isServerWell()) reload();
    };
    const timer = setInterval(knock, KNOCK_EVERY_MS);
    window.addEventListener("online", knock);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", knock);
    };
  }, [reload]);
}

/** The stored map; null if none, undefined while loading. */
function useLastMap(): LastMap | null | undefined {
  const [map, setMap] = useState<LastMap | null>();
  useEffect(() => {
    let gone = false;
    void readLastMap().then((found) => {
      if (!gone) setMap(found);
    });
    return () => {
      gone = true;
    };
  }, []);
  return map;
}

const tOffline = await messages("offline");
const tShell = await messages("shell");

const GAME = "/game";

const reload = () => window.location.reload();

const isGame = (path: string) => path === GAME || path.startsWith(`${GAME}/`);

function labelOf(map: LastMap | null | undefined, inGame: boolean): string {
  if (!inGame || !map) return tOffline("noAnswer");
  return tOffline("label", { time: shortTime(new Date(map.seenAt).toISOString(), Date.now()) });
}

/** Below the message: a link to the map, or that none is stored. */
function Below({ map, inGame }: { map: LastMap | null | undefined; inGame: boolean }) {
  if (map === undefined) return <p className="text-muted">{tOffline("looking")}</p>;
  if (map === null) return <p className="text-muted">{tOffline("noMap")}</p>;
  if (inGame) return null;
  return (
    // A full page load, which opens the game itself if the server is back.
    <a href={GAME} className="btn w-fit">
      {tOffline("toMap")}
    </a>
  );
}

interface OfflineStartProps {
  onRetry?: () => void;
}

/** The page shown while the server does not respond: the last seen map, read-only. */
export default function OfflineStart({ onRetry = reload }: OfflineStartProps) {
  const map = useLastMap();
  const [path] = useLocation();
  const inGame = isGame(path);
  usePageTitle(tOffline("title"));
  useBackOnline(onRetry);
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
          <h1 className="text-xl">{labelOf(map, inGame)}</h1>
          <p className="text-muted">{tOffline("lead")}</p>
          <Below map={map} inGame={inGame} />
          <button type="button" className="btn btn-ember w-fit" onClick={onRetry}>
            {tShell("retry")}
          </button>
        </section>
        {inGame && map && <LastMapView map={map} />}
      </main>
    </>
  );
}
