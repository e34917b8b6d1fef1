/** The label of those whom a program plays, where a player is shown. */
import type { Ranking } from "../ranking/ranking.ts";

/** `isBot` for a labelled bot, nothing for anybody else. */
export function botMark(ranking: Pick<Ranking, "isBot">, playerId: number): { isBot?: true } {
  return ranking.isBot(playerId) ? { isBot: true } : {};
}
