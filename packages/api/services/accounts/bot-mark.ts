/** The label of those whom a program plays, where a player is shown. */

import type { Changes, LedgerEntry } from "@emberlode/game";
import { write } from "@emberlode/game";
import type { Ranking } from "../ranking/ranking.ts";

/** `isBot` for a labelled bot, nothing for anybody else. */
export function botMark(ranking: Pick<Ranking, "isBot">, playerId: number): { isBot?: true } {
  return ranking.isBot(playerId) ? { isBot: true } : {};
}

/** Whom a line in a log names: of a mine that went off, whoever stepped on it. */
function namedBy({ kind, detail }: LedgerEntry, actorId: number): number | null {
  if (kind === "mine") return detail.role === "layer" ? actorId : null;
  return typeof detail.otherId === "number" ? detail.otherId : null;
}

/**
 * What an action changes, with the label of the bots whom its lines name, as it is at this time: logs,
 * alerts and answers tell it from there.
 */
export function labelBots(
  changes: Changes,
  ranking: Pick<Ranking, "isBot">,
  actorId: number,
): Changes {
  return changes.map((one) => {
    const named = one.kind === "ledger" ? namedBy(one.change, actorId) : null;
    if (one.kind !== "ledger" || named === null || !ranking.isBot(named)) return one;
    const { change } = one;
    return write("ledger", { ...change, detail: { ...change.detail, otherIsBot: true } });
  });
}

/** Which of two who fight are labelled bots; nothing where neither is. */
export function botsIn(
  ranking: Pick<Ranking, "isBot">,
  attackerId: number,
  ownerId: number | null,
): { bots?: { attacker: boolean; owner: boolean } } {
  const attacker = ranking.isBot(attackerId);
  const owner = ownerId !== null && ranking.isBot(ownerId);
  return attacker || owner ? { bots: { attacker, owner } } : {};
}
