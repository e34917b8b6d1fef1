/** The ids of the ranking, for clients that show ranks. */
import type { PlayerContext } from "../context.ts";

/** Ids of the first 500 players in rank order (rules §17); at most five seconds old. */
export async function topPlayers({
  services,
}: PlayerContext<"ranking">): Promise<{ users: string[] }> {
  return { users: (await services.ranking.top()).map(({ id }) => String(id)) };
}
