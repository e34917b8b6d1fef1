import { useQueryClient } from "@tanstack/react-query";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { type ComponentType, lazy, Suspense, useCallback, useEffect } from "react";
import { messages } from "../../lib/messages.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { DangerWatch } from "../alerts/danger-watch.tsx";
import { liveRefusalAtom, liveStateAtom } from "../live/live-atoms.ts";
import { NewVersionLine } from "../offline/new-version-line.tsx";
import { versionReadyAtom } from "../offline/version-atoms.ts";
import { connectionLostAtom, loggedInAtom } from "../session/session-atoms.ts";
import { SessionBanner } from "./session-banner.tsx";

const t = await messages("shell");

const PROBE_EVERY_MS = 3000;
const PROBE_PATH = "/healthz";

/** Polls until the server responds, then refetches everything on the page. */
function useReconnect(): () => void {
  const queries = useQueryClient();
  const setLost = useSetAtom(connectionLostAtom);
  const knock = useCallback(async () => {
    try {
      const { ok } = await fetch(PROBE_PATH, { cache: "no-store" });
      if (!ok) return;
      setLost(false);
      notifySuccess(t("connection.back"));
      await queries.invalidateQueries();
    } catch {
      // Still offline: the timer retries.
    }
  }, [queries, setLost]);
  useEffect(() => {
    const timer = setInterval(knock, PROBE_EVERY_MS);
    window.addEventListener("online", knock);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", knock);
    };
  }, [knock]);
  return knock;
}

/** Shown while calls get no answer; disappears automatically. */
function ConnectionBanner() {
  const retry = useReconnect();
  return (
    <div className="banner banner-bad">
      <span className="banner-pulse" aria-hidden="true" />
      {t("connection.lost")}
      <button type="button" className="text-link" onClick={retry}>
        {t("retry")}
      </button>
    </div>
  );
}

/**
 * Shown while the live connection is down, with the server's reason if there is one. Other calls
 * may still work.
 */
function LiveBanner() {
  const why = useAtomValue(liveRefusalAtom);
  return (
    <div className="banner banner-bad">
      <span className="banner-pulse" aria-hidden="true" />
      <span className="py-2">{why ?? t("connection.liveLost")}</span>
    </div>
  );
}

/** Shows the banner as soon as the browser reports a lost network, before a call fails. */
function useOnOffline(): void {
  const setLost = useSetAtom(connectionLostAtom);
  useEffect(() => {
    const lose = () => setLost(true);
    window.addEventListener("offline", lose);
    return () => window.removeEventListener("offline", lose);
  }, [setLost]);
}

/** Optional: if its chunk is missing, the game neither reloads nor breaks. */
const OfflineWatch = lazy<ComponentType>(() =>
  import("../offline/offline-watch.tsx").catch(() => ({ default: () => null })),
);

/** Warnings at the top, overlaid so that the page does not shift. */
export function Banners() {
  useOnOffline();
  const lost = useAtomValue(connectionLostAtom);
  const loggedIn = useAtomValue(loggedInAtom);
  const live = useAtomValue(liveStateAtom);
  const [versionReady, setVersionReady] = useAtom(versionReadyAtom);
  return (
    <div className="banners">
      <div role="status">
        {lost && <ConnectionBanner />}
        {live === "lost" && !lost && <LiveBanner />}
      </div>
      <div role="status">
        {versionReady && <NewVersionLine onLater={() => setVersionReady(false)} />}
      </div>
      {loggedIn && !lost && <SessionBanner />}
      <Suspense>{loggedIn && <OfflineWatch />}</Suspense>
      {loggedIn && <DangerWatch />}
    </div>
  );
}
