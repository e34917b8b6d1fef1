/** Clears a process's caches when the season changes. */
import type { Actions } from "@emberlode/db";

/** A cache of data of one season. */
interface SeasonCache {
  clear(): void;
}

interface Deps {
  actions: Pick<Actions, "invalidateAll">;
  ranking: SeasonCache;
  ladders: SeasonCache;
  battleTotals: SeasonCache;
  deeds: SeasonCache;
  earlierDeeds: SeasonCache;
  logLines: SeasonCache;
  fair: SeasonCache;
  worldNumbers: SeasonCache;
  publicAnswers: SeasonCache;
}

/** Clears everything but the map, which is that of the next season already. */
export function invalidateSeason(services: Deps): void {
  const { actions, ranking, ladders, battleTotals, deeds, logLines, fair } = services;
  const { earlierDeeds, worldNumbers, publicAnswers } = services;
  actions.invalidateAll();
  const caches = [ranking, ladders, battleTotals, deeds, logLines, fair];
  for (const cache of [...caches, earlierDeeds, worldNumbers, publicAnswers]) cache.clear();
}
