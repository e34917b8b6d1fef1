/** The bot label next to a player's name. */
import type { Ranking } from "../ranks/ranking.ts";

/** `isBot` for a labeled bot, else nothing. */
export function botMark(ranking: Pick<Ranking, "isBot">, playerId: number): { isBot?: true } {
  return ranking.isBot(playerId) ? { isBot: true } : {};
}

/** Which of two fighters are labeled bots; nothing if neither is. */
export function botsIn(
  { isBot: attacker }: { isBot: boolean },
  holder: { isBot: boolean } | null,
): { bots?: { attacker: boolean; owner: boolean } } {
  const owner = holder?.isBot === true;
  return attacker || owner ? { bots: { attacker, owner } } : {};
}
