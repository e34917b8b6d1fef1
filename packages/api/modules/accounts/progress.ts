/** Progress toward goals, for a player's own list and for the badges on their page. */
import { type GoalFacts, logTotal, type PlayerState } from "@emberlode/game";
import type { Services } from "../../services.ts";
import type { StoredProgress } from "./progress.queries.ts";

/** All deeds so far, current plots, and the best current or recorded rank. */
export async function progressOf(
  { deeds, ranking }: Pick<Services, "deeds" | "ranking">,
  { id, logCounts }: PlayerState,
  { plots, bestRank: recorded, hasChatted, hasGarrison }: StoredProgress,
): Promise<Pick<GoalFacts, "deeds" | "plots" | "bestRank">> {
  const [counted] = await Promise.all([deeds.of(id, logTotal(logCounts)), ranking.refresh()]);
  const ranks = [recorded, ranking.rankOf(id)].filter((rank) => rank !== null);
  return {
    deeds: { ...counted, ...(hasChatted && { chat: 1 }), ...(hasGarrison && { garrison: 1 }) },
    plots,
    bestRank: ranks.length > 0 ? Math.min(...ranks) : null,
  };
}
