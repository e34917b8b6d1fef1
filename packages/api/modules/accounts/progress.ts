/** Progress toward goals, for a player's own list and for the badges on their page. */
import { type GoalFacts, logTotal, type PlayerState } from "@emberlode/game";
import type { Services } from "../../services.ts";
import { findStoredProgress } from "./progress.queries.ts";

/** All deeds so far, current plots, and the best current or recorded rank. */
export async function progressOf(
  { db, deeds, ranking }: Pick<Services, "db" | "deeds" | "ranking">,
  { id, logCounts }: PlayerState,
): Promise<Pick<GoalFacts, "deeds" | "plots" | "bestRank">> {
  const [counted, { plots, bestRank: recorded, hasChatted }] = await Promise.all([
    deeds.of(id, logTotal(logCounts)),
    findStoredProgress(db, id),
    ranking.refresh(),
  ]);
  const ranks = [recorded, ranking.rankOf(id)].filter((rank) => rank !== null);
  return {
    deeds: { ...counted, ...(hasChatted && { chat: 1 }) },
    plots,
    bestRank: ranks.length > 0 ? Math.min(...ranks) : null,
  };
}
