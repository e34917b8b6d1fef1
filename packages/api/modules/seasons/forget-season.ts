/** What a process forgets when the season changes. */
import type { Actions } from "@emberlode/db";

/** Something that a process remembers of a season. */
interface Memory {
  clear(): void;
}

interface Deps {
  actions: Pick<Actions, "forgetAll">;
  ranking: Memory;
  ladders: Memory;
  battleTotals: Memory;
  deeds: Memory;
  earlierDeeds: Memory;
  logLines: Memory;
  fair: Memory;
  worldNumbers: Memory;
  publicAnswers: Memory;
}

/** Forgets everything but the map, which is that of the next season already. */
export function forgetSeason(services: Deps): void {
  const { actions, ranking, ladders, battleTotals, deeds, logLines, fair } = services;
  const { earlierDeeds, worldNumbers, publicAnswers } = services;
  actions.forgetAll();
  const memories = [ranking, ladders, battleTotals, deeds, logLines, fair];
  for (const memory of [...memories, earlierDeeds, worldNumbers, publicAnswers]) memory.clear();
}
