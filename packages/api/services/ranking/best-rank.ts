/** The best rank that a player has had, as goals ask for it. */
import type { Services } from "../../services.ts";
import { findBestRank } from "./rank-hours.queries.ts";

/** By the last ranking or on record; null for a player who never had a rank with power. */
export async function bestRankOf(
  { pool, ranking }: Pick<Services, "pool" | "ranking">,
  playerId: number,
): Promise<number | null> {
  const past = await findBestRank(pool, playerId);
  const now = ranking.rankOf(playerId);
  if (past === null || now === null) return past ?? now;
  return Math.min(past, now);
}
