/** The caller's progress. */
import type { ProgressAnswer } from "@emberlode/contract";
import { logTotal } from "@emberlode/game";
import { GameError } from "../../errors.ts";
import { bestRankOf } from "../../services/ranking/best-rank.ts";
import { countPlots } from "../../world/map/plots.queries.ts";
import type { PlayerContext } from "../context.ts";

/** Deeds since the beginning; plots and rank as of now, with the best rank on record. */
export async function showProgress({
  services,
  playerId,
}: PlayerContext<"actions" | "db" | "deeds" | "ranking">): Promise<ProgressAnswer> {
  const { db, actions, deeds, ranking } = services;
  const player = await actions.read(playerId);
  if (player === null) throw new GameError("NOT_LOGGED_IN");
  const [counted, plots] = await Promise.all([
    deeds.of(playerId, logTotal(player.logCounts)),
    countPlots(db, playerId),
    ranking.refresh(),
  ]);
  const bestRank = await bestRankOf({ db, ranking }, playerId);
  return { deeds: { ...counted }, plots, rank: ranking.rankOf(playerId), bestRank };
}
