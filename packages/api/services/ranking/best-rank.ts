/** The best rank that a player has had, as goals ask for it. */
import type { Database } from "@emberlode/db";
import { findBestRank } from "./rank-hours.queries.ts";
import type { Ranking } from "./ranking.ts";

/** From the last ranking or the records; null for a player who never had a rank with power. */
export async function bestRankOf(
  { db, ranking }: { db: Database; ranking: Ranking },
  playerId: number,
): Promise<number | null> {
  const past = await findBestRank(db, playerId);
  const now = ranking.rankOf(playerId);
  if (past === null || now === null) return past ?? now;
  return Math.min(past, now);
}
