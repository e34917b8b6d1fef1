/** Keeps what this browser stores within its season. */
import type { LoginPayload } from "@emberlode/contract";
import type { QueryClient } from "@tanstack/react-query";
import { SESSION_KEY, subscribeToSession } from "../../lib/apply-status.ts";
import { deleteLastMap } from "../../lib/last-map.ts";
import { noteSeason } from "../../lib/page-season.ts";
import { inSeason, persistedAtom } from "../../lib/persisted.ts";
import { store } from "../../lib/store.ts";

/**
 * Follows the season of the sessions in a cache until the returned function is called: stored
 * goals, the last visit and the offline map of another one are dropped.
 */
export function followSeason(queries: QueryClient): () => void {
  return subscribeToSession(queries, () => {
    const season = queries.getQueryData<Partial<LoginPayload>>(SESSION_KEY)?.season;
    if (season === undefined) return;
    noteSeason(season);
    const stored = store.get(persistedAtom);
    if (stored.season === season) return;
    if (stored.season !== null) deleteLastMap();
    store.set(persistedAtom, inSeason(stored, season));
  });
}
