/** The label of those whom a program plays, where a player is shown. */
import type { Ranking } from "../ranking/ranking.ts";

/** `isBot` for a labeled bot, nothing for anybody else. */
export function botMark(ranking: Pick<Ranking, "isBot">, playerId: number): { isBot?: true } {
  return ranking.isBot(playerId) ? { isBot: true } : {};
}

/** Which of two who fight are labeled bots; nothing where neither is. */
export function botsIn(
  { isBot: attacker }: { isBot: boolean },
  holder: { isBot: boolean } | null,
): { bots?: { attacker: boolean; owner: boolean } } {
  const owner = holder?.isBot === true;
  return attacker || owner ? { bots: { attacker, owner } } : {};
}
