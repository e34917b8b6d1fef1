import { useQueryClient } from "@tanstack/react-query";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from "react";
import { lazyComponent } from "../../lib/load-chunk.ts";
import { messages } from "../../lib/messages.ts";
import { notifySuccess } from "../../lib/notify.ts";
import { clockSpan } from "../../lib/numbers.ts";
import { isServerHealthy, repeatProbe } from "../../lib/server-health.ts";
import { trpc } from "../../lib/trpc.ts";
import { useNow } from "../../lib/use-now.ts";
import { seasonOverAtom, versionReadyAtom } from "../../lib/version-atoms.ts";
import { useUnreadDangers } from "../alerts/use-alerts.ts";
import { liveRefusalAtom, liveStateAtom } from "../live/live-atoms.ts";
import { NewVersionBanner } from "../offline/new-version-banner.tsx";
import { usePlayer } from "../session/player-context.tsx";
import {
  connectionLostAtom,
  lastContactAtom,
  loggedInAtom,
  sessionEnd,
} from "../session/session-atoms.ts";

const t = await messages("shell");

const DangerNotice = lazyComponent(() => import("../alerts/danger-notice.tsx"));

/**
 * Shows the notice while there are unread danger alerts. The game makes room for one that was there
 * from the start; later ones are overlaid, so that nothing moves away from a finger.
 */
function DangerWatch() {
  const { data } = useUnreadDangers();
  const [atStart, setAtStart] = useState<boolean | null>(null);
  const isShown = data !== undefined && data.alerts.length > 0;
  if (data !== undefined && (atStart === null || (atStart && !isShown))) setAtStart(isShown);
  if (!isShown) return null;
  return (
    <Suspense>
      <DangerNotice makesRoom={atStart === true} />
    </Suspense>
  );
}

/** Remaining times that are announced, in milliseconds; every second would be too much. */
const ANNOUNCE_AT = [15_000, 60_000, 5 * 60_000] as const;
const WARN_MS = ANNOUNCE_AT[2];

/** Counts down the last minutes of an idle session, then checks with the server. */
export function SessionBanner() {
  const lastContact = useAtomValue(lastContactAtom);
  const data = usePlayer();
  const utils = trpc.useUtils();
  useNow();
  const left = lastContact === null ? null : sessionEnd(lastContact, data) - performance.now();
  const isExpired = left !== null && left <= 0;
  useEffect(() => {
    if (isExpired) void utils.user.session.invalidate();
  }, [isExpired, utils]);
  const isWarning = left !== null && left > 0 && left <= WARN_MS;
  const announced = isWarning ? ANNOUNCE_AT.find((mark) => left <= mark) : undefined;
  return (
    <>
      <p className="sr-only" role="status">
        {announced !== undefined && t("connection.sessionEnds", { time: clockSpan(announced) })}
      </p>
      {isWarning && (
        <div className="banner">
          <span role="timer" aria-live="off" translate="no">
            {t("connection.sessionEnds", { time: clockSpan(left) })}
          </span>
          <button
            type="button"
            className="text-link"
            onClick={() => utils.user.session.invalidate()}
          >
            {t("connection.stay")}
          </button>
        </div>
      )}
    </>
  );
}

/** Polls until the server responds, then refetches everything on the page. */
function useReconnect(): () => void {
  const queries = useQueryClient();
  const setLost = useSetAtom(connectionLostAtom);
  const probe = useCallback(async () => {
    if (!(await isServerHealthy())) return;
    setLost(false);
    notifySuccess(t("connection.back"));
    await queries.invalidateQueries();
  }, [queries, setLost]);
  useEffect(() => repeatProbe(probe), [probe]);
  return probe;
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
  const reason = useAtomValue(liveRefusalAtom);
  return (
    <div className="banner banner-bad">
      <span className="banner-pulse" aria-hidden="true" />
      <span className="py-2">{reason ?? t("connection.liveLost")}</span>
    </div>
  );
}

/** Shows the banner as soon as the browser reports a lost network, before a call fails. */
function useOnOffline(): void {
  const setLost = useSetAtom(connectionLostAtom);
  useEffect(() => {
    const markLost = () => setLost(true);
    window.addEventListener("offline", markLost);
    return () => window.removeEventListener("offline", markLost);
  }, [setLost]);
}

/** Optional: if its chunk is missing, the game neither reloads nor breaks. */
const OptionalBanners = lazy<ComponentType>(() =>
  import("./optional-banners.tsx").catch(() => ({ default: () => null })),
);

/**
 * What the operator announces, and warnings, which are overlaid so that the page does not shift.
 */
export function Banners() {
  useOnOffline();
  const lost = useAtomValue(connectionLostAtom);
  const loggedIn = useAtomValue(loggedInAtom);
  const live = useAtomValue(liveStateAtom);
  const [versionReady, setVersionReady] = useAtom(versionReadyAtom);
  const seasonOver = useAtomValue(seasonOverAtom);
  return (
    <>
      <Suspense>
        <OptionalBanners />
      </Suspense>
      <div className="banners">
        <div role="status">
          {lost && <ConnectionBanner />}
          {live === "lost" && !lost && <LiveBanner />}
        </div>
        <div role="status">
          {seasonOver && <NewVersionBanner />}
          {versionReady && <NewVersionBanner onLater={() => setVersionReady(false)} />}
        </div>
        {loggedIn && !lost && <SessionBanner />}
        {loggedIn && <DangerWatch />}
      </div>
    </>
  );
}
