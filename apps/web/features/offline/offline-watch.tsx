/** Keeps the page usable offline: the service worker, and a copy of the last seen map. */
import type { LoginPayload, ViewAnswer } from "@emberlode/contract";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { SESSION_KEY } from "../../lib/apply-status.ts";
import { cookieUsername } from "../../lib/cookies.ts";
import { type IsCurrentPlayer, type LastMap, storeLastMap } from "../../lib/last-map.ts";
import { pathToOpen } from "../../lib/open-path.ts";
import { fetchServedBuild } from "../../lib/served-build.ts";
import { store } from "../../lib/store.ts";
import { trpc } from "../../lib/trpc.ts";
import { versionReadyAtom } from "../../lib/version-atoms.ts";
import { loggedInAtom } from "../session/session-atoms.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";

const WORKER_PATH = "/sw.js";
/** Minimum time between checks for a new build, in milliseconds. */
const CHECK_EVERY_MS = 30 * 60_000;
/** Without `requestIdleCallback`, the page counts as idle after this long, in milliseconds. */
const IDLE_MS = 3_000;

function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const id = requestIdleCallback(work, { timeout: IDLE_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, IDLE_MS);
  return () => clearTimeout(timer);
}

/** Registers the service worker; calls `onNew` when the server has a newer build than this page. */
export function watchVersion(onNew: () => void): () => void {
  // Service workers require https.
  if (!("serviceWorker" in navigator)) return () => {};
  const { serviceWorker } = navigator;
  let checkedAt = performance.now();
  let worker: ServiceWorkerRegistration | undefined;
  const start = async () => {
    try {
      worker = await serviceWorker.register(WORKER_PATH, { updateViaCache: "none" });
    } catch (error) {
      console.info("No service worker:", error);
    }
  };
  const onTakeOver = async () => {
    if ((await fetchServedBuild())?.isDifferent) onNew();
  };
  const checkForUpdate = () => {
    if (document.visibilityState === "hidden") return;
    if (performance.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = performance.now();
    // Ignore a failure: the next check retries.
    worker?.update().catch(() => undefined);
  };
  const timer = setInterval(checkForUpdate, CHECK_EVERY_MS);
  document.addEventListener("visibilitychange", checkForUpdate);
  serviceWorker.addEventListener("controllerchange", onTakeOver);
  const cancelStart = whenIdle(() => void start());
  return () => {
    cancelStart();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", checkForUpdate);
    serviceWorker.removeEventListener("controllerchange", onTakeOver);
  };
}

/** Changes within this time are stored together, in milliseconds. */
const STORE_EVERY_MS = 2_000;

const VIEW_KEY = getQueryKey(trpc.fields.view, undefined, "query");

/** The map from the page's query cache; null if it is not complete. */
function lastMapIn(queries: QueryClient): LastMap | null {
  const payload = queries.getQueryData<LoginPayload>(SESSION_KEY);
  const view = queries.getQueryData<ViewAnswer>(VIEW_KEY);
  if (payload === undefined || view === undefined) return null;
  const states = [SESSION_KEY, VIEW_KEY].map((key) => queries.getQueryState(key));
  // Being refetched, as after another tab logged in another player: either may be outdated.
  if (states.some((state) => state?.isInvalidated)) return null;
  const { season } = payload;
  const { username, status } = payload.user;
  const { x, y, metal, energy } = status;
  const seenAt = Math.max(...states.map((state) => state?.dataUpdatedAt ?? 0));
  return { username, season, seenAt, here: { x, y }, metal, energy, view };
}

/**
 * Stores the page's map until the returned function is called; `isCurrentPlayer` as in
 * `storeLastMap`.
 */
export function watchLastMap(
  queries: QueryClient,
  isCurrentPlayer: IsCurrentPlayer,
  storeMap = storeLastMap,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let storedSeenAt = 0;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const map = lastMapIn(queries);
    if (map === null || map.seenAt === storedSeenAt) return;
    storedSeenAt = map.seenAt;
    void storeMap(map, isCurrentPlayer);
  };
  const saveWhenHidden = () => {
    if (document.visibilityState === "hidden") save();
  };
  const scheduleSave = () => {
    timer ??= setTimeout(save, STORE_EVERY_MS);
  };
  const unsubscribe = queries.getQueryCache().subscribe(scheduleSave);
  document.addEventListener("visibilitychange", saveWhenHidden);
  scheduleSave();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener("visibilitychange", saveWhenHidden);
  };
}

/** Follows links of notifications and confirms each, until the returned function is called. */
export function followNotifications(go: (path: string) => void): () => void {
  // Service workers require https.
  if (!("serviceWorker" in navigator)) return () => {};
  const { serviceWorker } = navigator;
  const onMessage = ({ data, ports }: MessageEvent) => {
    const path = pathToOpen(data);
    if (path === null) return;
    const { pathname, search, hash } = window.location;
    if (path !== pathname + search + hash) go(path);
    ports[0]?.postMessage(true);
  };
  serviceWorker.addEventListener("message", onMessage);
  return () => serviceWorker.removeEventListener("message", onMessage);
}

/** Another tab may have logged out or in as another player, which only the cookie shows. */
const isCurrentPlayer = (username: string) =>
  store.get(loggedInAtom) && cookieUsername() === username;

/** Stores the map and follows notifications while a player is logged in; renders nothing. */
export default function OfflineWatch() {
  const queries = useQueryClient();
  const [, go] = useLocation();
  const setOpenDialog = useSetAtom(openDialogAtom);
  const setVersionReady = useSetAtom(versionReadyAtom);
  useEffect(() => watchLastMap(queries, isCurrentPlayer), [queries]);
  useEffect(() => {
    if (import.meta.env.PROD) return watchVersion(() => setVersionReady(true));
  }, [setVersionReady]);
  useEffect(
    () =>
      followNotifications((path) => {
        // A dialog would cover the target page.
        setOpenDialog(null);
        go(path);
      }),
    [go, setOpenDialog],
  );
  return null;
}
