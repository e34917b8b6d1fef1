/** Keeps the stored map up to date while a player is logged in. */
import type { LoginPayload, ViewAnswer } from "@emberlode/contract";
import type { QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../../lib/trpc.ts";
import { SESSION_KEY } from "../session/apply-status.ts";
import { type IsTheirs, keepLastMap, type LastMap } from "./last-map.ts";

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
