import type { LoginPayload, ViewAnswer } from "@emberlode/contract";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { SESSION_KEY } from "../../lib/apply-status.ts";
import { cookieUsername } from "../../lib/cookies.ts";
import { pathToOpen } from "../../lib/open-path.ts";
import { askBuild } from "../../lib/served-build.ts";
import { store } from "../../lib/store.ts";
import { trpc } from "../../lib/trpc.ts";
import { versionReadyAtom } from "../../lib/version-atoms.ts";
import { loggedInAtom } from "../session/session-atoms.ts";
import { openDialogAtom } from "../ui/dialog-atoms.ts";
import { type IsTheirs, keepLastMap, type LastMap } from "./last-map.ts";

const WORKER = "/sw.js";
/** Minimum time between checks for a new build, in milliseconds. */
const ASK_EVERY_MS = 30 * 60_000;
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
export function followVersion(onNew: () => void): () => void {
  // Service workers require https.
  if (!("serviceWorker" in navigator)) return () => {};
  const { serviceWorker } = navigator;
  let askedAt = performance.now();
  let worker: ServiceWorkerRegistration | undefined;
  const start = async () => {
    try {
      worker = await serviceWorker.register(WORKER, { updateViaCache: "none" });
    } catch (error) {
      console.info("No service worker:", error);
    }
  };
  const onTakeOver = async () => {
    if ((await askBuild())?.isOther) onNew();
  };
  const askAgain = () => {
    if (document.visibilityState === "hidden") return;
    if (performance.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = performance.now();
    // Ignore a failure: the next check retries.
    worker?.update().catch(() => undefined);
  };
  const timer = setInterval(askAgain, ASK_EVERY_MS);
  document.addEventListener("visibilitychange", askAgain);
  serviceWorker.addEventListener("controllerchange", onTakeOver);
  const cancelStart = whenIdle(() => void start());
  return () => {
    cancelStart();
    clearInterval(timer);
    document.removeEventListener("visibilitychange", askAgain);
    serviceWorker.removeEventListener("controllerchange", onTakeOver);
  };
}

/** Changes within this time are stored together, in milliseconds. */
const KEEP_EVERY_MS = 2_000;

const VIEW_KEY = getQueryKey(trpc.fields.view, undefined, "query");

/** The map from the page's query cache; null if it is not complete. */
function lastMapIn(queries: QueryClient): LastMap | null {
  const user = queries.getQueryData<LoginPayload>(SESSION_KEY)?.user;
  const view = queries.getQueryData<ViewAnswer>(VIEW_KEY);
  if (user === undefined || view === undefined) return null;
  const states = [SESSION_KEY, VIEW_KEY].map((key) => queries.getQueryState(key));
  // Being refetched, as after another tab logged in another player: either may be outdated.
  if (states.some((state) => state?.isInvalidated)) return null;
  const { username, status } = user;
  const { x, y, metal, energy } = status;
  const seenAt = Math.max(...states.map((state) => state?.dataUpdatedAt ?? 0));
  return { username, seenAt, here: { x, y }, metal, energy, view };
}

/** Stores the page's map until the returned function is called; `isTheirs` as in `keepLastMap`. */
export function watchLastMap(
  queries: QueryClient,
  isTheirs: IsTheirs,
  keep = keepLastMap,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keptAt = 0;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const map = lastMapIn(queries);
    if (map === null || map.seenAt === keptAt) return;
    keptAt = map.seenAt;
    void keep(map, isTheirs);
  };
  const saveWhenHidden = () => {
    if (document.visibilityState === "hidden") save();
  };
  const soon = () => {
    timer ??= setTimeout(save, KEEP_EVERY_MS);
  };
  const unsubscribe = queries.getQueryCache().subscribe(soon);
  document.addEventListener("visibilitychange", saveWhenHidden);
  soon();
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
const isTheirs = (username: string) => store.get(loggedInAtom) && cookieUsername() === username;

/** Stores the map and follows notifications while a player is logged in; renders nothing. */
export default function OfflineWatch() {
  const queries = useQueryClient();
  const [, go] = useLocation();
  const setOpenDialog = useSetAtom(openDialogAtom);
  const setVersionReady = useSetAtom(versionReadyAtom);
  useEffect(() => watchLastMap(queries, isTheirs), [queries]);
  useEffect(() => {
    if (import.meta.env.PROD) return followVersion(() => setVersionReady(true));
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
