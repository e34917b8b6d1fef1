/** The public facts of another player before a fight (rules §12). */
import type { Opponent } from "@emberlode/contract";
import { baseLevel, type FactoryState, type PlayerState, power, standing } from "@emberlode/game";
import { botMark } from "../../services/accounts/bot-mark.ts";
import type { Profiles } from "../../services/accounts/profiles.ts";
import type { Ranking } from "../../services/ranking/ranking.ts";

/** Rank, total power, standing and base level; never units or balances. Null for a deleted player. */
export async function opponentOf(
  { profiles, ranking }: { profiles: Profiles; ranking: Ranking },
  player: PlayerState,
  factories: readonly FactoryState[],
): Promise<Opponent | null> {
  const profile = (await profiles.of([player.id])).get(player.id);
  if (profile === undefined) return null;
  const { username, baseName, quote, profilePicture } = profile;
  return {
    user: {
      ...{ _id: String(player.id), username, baseName, quote, profilePicture },
      ...botMark(ranking, player.id),
    },
    rank: ranking.rankOf(player.id),
    power: power(player).total,
    standing: standing(factories),
    baseLevel: baseLevel(factories),
  };
}
