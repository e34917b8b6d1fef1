/** The badges on a player's page. */
import {
  type GoalId,
  logTotal,
  type PlayerState,
  publicGoals,
  reachedGoals,
  visibleCells,
} from "@emberlode/game";
import { bestRankOf } from "../../services/ranking/best-rank.ts";
import type { Services } from "../../services.ts";
import { countPlots } from "../../world/map/plots.queries.ts";

type Needed = Pick<Services, "db" | "deeds" | "ranking">;

/**
 * The goals that a player has reached, derived from the same data as the player's own (rules §2). Other
 * players see only those that reveal nothing about units, techs or balances (rules §12).
 */
export async function badgesOf(
  { db, deeds, ranking }: Needed,
  player: PlayerState,
  { isGuest, isOwn }: { isGuest: boolean; isOwn: boolean },
): Promise<GoalId[]> {
  const [counted, plots, bestRank] = await Promise.all([
    deeds.of(player.id, logTotal(player.logCounts)),
    countPlots(db, player.id),
    bestRankOf({ db, ranking }, player.id),
  ]);
  const reached = reachedGoals({
    deeds: counted,
    plots,
    bestRank,
    seen: visibleCells(player.explored).length,
    isGuest,
  });
  return isOwn ? reached : publicGoals(reached);
}
