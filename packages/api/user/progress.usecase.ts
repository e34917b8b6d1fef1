/** What the caller did so far. */
import type { ProgressAnswer } from "@emberlode/contract";
import { logTotal } from "@emberlode/game";
import type { PlayerContext } from "../context.ts";
import { GameError } from "../errors.ts";
import { countPlots } from "../plots/plots.queries.ts";
import { bestRankOf } from "../ranking/best-rank.ts";

/** Deeds since the beginning; plots and rank as they are now, with the best rank known. */
export async function showProgress({ services, playerId }: PlayerContext): Promise<ProgressAnswer> {
  const { pool, actions, deeds, ranking } = services;
  const player = await actions.read(playerId);
  if (player === null) throw new GameError("NOT_LOGGED_IN");
  const [counted, plots] = await Promise.all([
    deeds.of(playerId, logTotal(player.logCounts)),
    countPlots(pool, playerId),
    ranking.refresh(),
  ]);
  const bestRank = await bestRankOf({ pool, ranking }, playerId);
  return { deeds: { ...counted }, plots, rank: ranking.rankOf(playerId), bestRank };
}
